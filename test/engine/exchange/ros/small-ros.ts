/** Roster files of our own making. */

/** @param forces the XML inside `<forces>` */
export const roster = (forces: string): string =>
  `<roster id="r1" name="R" battleScribeVersion="2.03" gameSystemId="game" gameSystemName="The Game"
    gameSystemRevision="7" xmlns="http://www.battlescribe.net/schema/rosterSchema"><forces>${forces}</forces></roster>`;

export const ROSTER = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r1" name="River Guard" battleScribeVersion="2.03" gameSystemId="game" gameSystemName="The Game" gameSystemRevision="7" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs>
    <cost name="pts" typeId="pts" value="23.0"/>
  </costs>
  <costLimits>
    <costLimit name="pts" typeId="pts" value="500.0"/>
  </costLimits>
  <forces>
    <force id="f1" name="Army" entryId="army" customName="The left" catalogueId="book" catalogueRevision="3" catalogueName="The Book">
      <selections>
        <selection id="s1" name="Squad" entryId="l1::squad" number="2" type="unit" odd="yes">
          <customNotes>two
lines</customNotes>
          <rules>
            <rule id="u1" name="Steady" hidden="false">
              <description>Stands.</description>
            </rule>
          </rules>
          <selections>
            <selection id="s2" name="Blade" entryId="l1::blade" entryGroupId="l1::arms" page="12" number="6" type="upgrade">
              <costs>
                <cost name="pts" typeId="pts" value="3.0"/>
              </costs>
            </selection>
          </selections>
          <costs>
            <cost name="pts" typeId="pts" value="20.0"/>
          </costs>
        </selection>
      </selections>
      <categories>
        <category id="c1" name="Core" entryId="core" customName="Line" primary="false"/>
      </categories>
    </force>
  </forces>
  <customNotes>For Saturday</customNotes>
  <tags>
    <tag id="t1" name="club"/>
  </tags>
</roster>
`;
