/** A game in the community's format as large as real ones get: so many entries, each a unit with models, options and rules. */

const SYLLABLES = 'ka lo mer tun sil vor ash dri quen bel ora fen gil hux jor pel'.split(' ');
const KINDS = ['Guard', 'Riders', 'Wardens', 'Scouts', 'Engine', 'Lancers', 'Gunners', 'Chorus'];
const CATEGORIES = 24;

/** Names of our own, each another, the same for the same number. */
export function nameOf(index: number): string {
  const pick = (by: number) => SYLLABLES[Math.floor(index / by) % SYLLABLES.length] ?? '';
  const word = pick(1) + pick(16) + pick(256);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${KINDS[index % KINDS.length]}`;
}

const categoryOf = (index: number): number => index % CATEGORIES;

const count = (id: string, type: string, value: number): string =>
  `<constraint id="${id}" type="${type}" value="${value}" field="selections" scope="parent" shared="true"/>`;

const cost = (value: number): string => `<costs><cost name="pts" typeId="pts" value="${value}"/></costs>`;

function profile(id: string, name: string): string {
  const values = ['5', '4', '3+', '2', 'Walks, when it must'].map(
    (value, at) => `<characteristic name="C${at}" typeId="c${at}">${value}</characteristic>`,
  );
  return `<profiles><profile id="${id}" name="${name}" typeId="figure" typeName="Figure"><characteristics>${values.join('')}</characteristics></profile></profiles>`;
}

function unit(index: number): string {
  const id = `u${index}`;
  const name = nameOf(index);
  return `<selectionEntry id="${id}" name="${name}" type="unit">
  <infoLinks><infoLink id="${id}-r" name="Steady" targetId="rule${index % 40}" type="rule"/></infoLinks>
  <categoryLinks><categoryLink id="${id}-c" targetId="cat${categoryOf(index)}" name="c" primary="true"/></categoryLinks>
  <selectionEntries><selectionEntry id="${id}-m" name="${name}" type="model">
    <constraints>${count(`${id}-min`, 'min', 5)}${count(`${id}-max`, 'max', 20)}</constraints>
    ${profile(`${id}-p`, name)}${cost(10 + (index % 7))}
  </selectionEntry></selectionEntries>
  <entryLinks><entryLink id="${id}-a" name="Arms" targetId="arms${index % 12}" type="selectionEntryGroup"/><entryLink id="${id}-g" name="Gear" targetId="gear${index % 12}" type="selectionEntryGroup"/></entryLinks>
  ${cost(20)}
</selectionEntry>`;
}

function group(kind: 'arms' | 'gear', index: number): string {
  const options = Array.from({ length: 8 }, (_, at) => {
    const id = `${kind}${index}-${at}`;
    return `<selectionEntry id="${id}" name="${nameOf(5000 + index * 8 + at)} ${kind}" type="upgrade"><constraints>${count(`${id}-max`, 'max', 1)}</constraints>${cost(at)}</selectionEntry>`;
  });
  const bounds =
    kind === 'arms' ? count(`arms${index}-min`, 'min', 1) + count(`arms${index}-most`, 'max', 1) : '';
  const first = kind === 'arms' ? ` defaultSelectionEntryId="arms${index}-0"` : '';
  return `<selectionEntryGroup id="${kind}${index}" name="${kind}"${first}><constraints>${bounds}</constraints><selectionEntries>${options.join('')}</selectionEntries></selectionEntryGroup>`;
}

const many = (length: number, make: (index: number) => string): string =>
  Array.from({ length }, (_, at) => make(at)).join('\n');

/** Files by their names. */
export function largeData(entries: number): Readonly<Record<string, string>> {
  const system = `<gameSystem id="long" name="The Long Ledger" revision="1" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<profileTypes><profileType id="figure" name="Figure"><characteristicTypes>${many(5, (at) => `<characteristicType id="c${at}" name="C${at}"/>`)}</characteristicTypes></profileType></profileTypes>
<categoryEntries>${many(CATEGORIES, (at) => `<categoryEntry id="cat${at}" name="Block ${at + 1}"/>`)}</categoryEntries>
<forceEntries><forceEntry id="host" name="Host"><categoryLinks>${many(CATEGORIES, (at) => `<categoryLink id="host-${at}" targetId="cat${at}" name="Block"/>`)}</categoryLinks></forceEntry></forceEntries>
<sharedRules>${many(40, (at) => `<rule id="rule${at}" name="${nameOf(9000 + at)}"><description>${'It does what it says, and no more than that. '.repeat(6)}</description></rule>`)}</sharedRules>
</gameSystem>`;
  const book = `<catalogue id="host-book" name="The Host" gameSystemId="long" gameSystemRevision="1" revision="1" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
<selectionEntries>${many(entries, unit)}</selectionEntries>
<sharedSelectionEntryGroups>${many(12, (at) => group('arms', at) + group('gear', at))}</sharedSelectionEntryGroups>
</catalogue>`;
  return { 'Long Ledger.gst': system, 'The Host.cat': book };
}
