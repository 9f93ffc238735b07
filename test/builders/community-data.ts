import { strToU8, zipSync } from 'fflate';

/** A made-up game in the community's format: nested forces, choices of every kind, profiles as columns and as text. */
export const HARBOUR_GST = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<gameSystem id="harbour" name="Harbour Wars" revision="7" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <publications><publication id="pub" name="Harbour Rules"/></publications>
  <costTypes><costType id="pts" name="pts" defaultCostLimit="500"/><costType id="crew" name=" Crew" defaultCostLimit="-1"/></costTypes>
  <profileTypes>
    <profileType id="ship" name="Ship"><characteristicTypes><characteristicType id="speed" name="Speed"/><characteristicType id="hull" name="Hull"/><characteristicType id="guns" name="Guns"/></characteristicTypes></profileType>
    <profileType id="custom" name="Custom"><characteristicTypes><characteristicType id="text" name="Effect"/></characteristicTypes></profileType>
  </profileTypes>
  <categoryEntries><categoryEntry id="captains" name="Captains"/><categoryEntry id="boats" name="Boats"/></categoryEntries>
  <forceEntries>
    <forceEntry id="blank" name="   "/>
    <forceEntry id="fleet" name="Fleet">
      <categoryLinks>
        <categoryLink id="fleet-captains" targetId="captains" name="Captains"><constraints><constraint id="one-captain" type="min" value="1" field="selections" scope="parent" shared="true"/><constraint id="two-captains" type="max" value="2" field="selections" scope="parent" shared="true"/></constraints></categoryLink>
        <categoryLink id="fleet-boats" targetId="boats" name="Boats"/>
      </categoryLinks>
      <forceEntries><forceEntry id="squadron" name="Squadron"><categoryLinks><categoryLink id="squadron-boats" targetId="boats" name="Boats"/></categoryLinks></forceEntry></forceEntries>
    </forceEntry>
  </forceEntries>
  <sharedRules><rule id="steady" name="Steady" publicationId="pub" page="12"><description>Never turns back.</description></rule></sharedRules>
</gameSystem>`;

const unit = (id: string, name: string, category: string, points: number, inside: string): string => `
    <selectionEntry id="${id}" name="${name}" type="unit">
      <categoryLinks><categoryLink id="${id}-in" targetId="${category}" name="${category}" primary="true"/></categoryLinks>
      <costs><cost name="pts" typeId="pts" value="${points}"/></costs>
      ${inside}
    </selectionEntry>`;

const SHIP = (id: string, name: string, speed: string): string =>
  `<profiles><profile id="${id}-p" name="${name}" typeId="ship" typeName="Ship"><characteristics><characteristic name="Speed" typeId="speed">${speed}</characteristic><characteristic name="Hull" typeId="hull">4+</characteristic><characteristic name="Guns" typeId="guns">3</characteristic></characteristics></profile></profiles>`;

const COUNT = (id: string, type: string, value: number): string =>
  `<constraint id="${id}" type="${type}" value="${value}" field="selections" scope="parent"/>`;

export const PORT_CAT = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<catalogue id="port" name="  Port Guard" gameSystemId="harbour" gameSystemRevision="7" revision="3" library="false" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <catalogueLinks><catalogueLink id="port-stores" name="Stores" targetId="stores" type="catalogue" importRootEntries="true"/></catalogueLinks>
  <selectionEntries>${unit(
    'admiral',
    'Admiral',
    'captains',
    90,
    `${SHIP('admiral', 'Admiral', '5')}
      <infoLinks><infoLink id="admiral-steady" name="Steady" targetId="steady" type="rule"/></infoLinks>
      <selectionEntryGroups><selectionEntryGroup id="arms" name="Takes one of:" defaultSelectionEntryId="sabre">
        <constraints>${COUNT('arms-min', 'min', 1)}${COUNT('arms-max', 'max', 1)}</constraints>
        <selectionEntries>
          <selectionEntry id="sabre" name="Sabre" type="upgrade"/>
          <selectionEntry id="pistol" name="Pair of pistols" type="upgrade"><costs><cost name="pts" typeId="pts" value="15"/></costs></selectionEntry>
        </selectionEntries>
      </selectionEntryGroup></selectionEntryGroups>`,
  )}${unit(
    'cutter',
    'Cutter',
    'boats',
    60,
    `${SHIP('cutter', 'Cutter', '9')}
      <entryLinks><entryLink id="cutter-lantern" name="Storm lantern" targetId="lantern" type="selectionEntry"/></entryLinks>
      <selectionEntries><selectionEntry id="marine" name="Marine" type="model"><constraints>${COUNT('marine-min', 'min', 2)}${COUNT('marine-max', 'max', 6)}</constraints><costs><cost name="pts" typeId="pts" value="5"/></costs></selectionEntry></selectionEntries>`,
  )}
  </selectionEntries>
</catalogue>`;

export const STORES_CAT = `<catalogue id="stores" name="Stores" gameSystemId="harbour" gameSystemRevision="7" revision="1" library="true" battleScribeVersion="2.03">
  <entryLinks><entryLink id="loose-end" name="Lost crate" targetId="nowhere" type="selectionEntry"/></entryLinks>
  <sharedSelectionEntries>
    <selectionEntry id="lantern" name="Storm lantern" type="upgrade">
      <constraints>${COUNT('lantern-max', 'max', 1)}</constraints>
      <profiles><profile id="lantern-p" name="Storm lantern" typeId="custom" typeName="Custom"><characteristics><characteristic name="Effect" typeId="text">All boats that can see the lantern keep their place in the line when the weather turns against them.</characteristic></characteristics></profile></profiles>
      <costs><cost name="pts" typeId="pts" value="10"/></costs>
    </selectionEntry>
  </sharedSelectionEntries>
</catalogue>`;

export const HARBOUR_FILES: Readonly<Record<string, string>> = {
  'Harbour Wars.gst': HARBOUR_GST,
  'Port Guard.cat': PORT_CAT,
  'Stores.cat': STORES_CAT,
};

/** As a repository is downloaded: one folder around all, and files that are nobody's business. */
export function harbourZip(files: Readonly<Record<string, string>> = HARBOUR_FILES): Uint8Array {
  const all = { ...files, 'README.md': '# Harbour', '.github/settings.json': '{"a":1}' };
  return zipSync(
    Object.fromEntries(Object.entries(all).map(([name, text]) => [`harbour-main/${name}`, strToU8(text)])),
  );
}
