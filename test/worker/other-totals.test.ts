import { expect, test } from 'vitest';
import { anEngine } from './builders/an-engine';

const roster = (costs: string): string =>
  `<roster id="r" name="Ford" battleScribeVersion="2.03" gameSystemId="game" gameSystemName="A Game" gameSystemRevision="1">
   <costs>${costs}</costs>
   <forces><force id="f" name="Army" entryId="army" catalogueId="book" catalogueName="The Army" catalogueRevision="1"/></forces></roster>`;

async function lossesOf(costs: string, language: 'en' | 'fr' = 'en'): Promise<readonly string[]> {
  const { client } = anEngine();
  await client.call('set-language', { language });
  const answer = await client.call('open', { file: roster(costs) });
  if (answer.kind === 'failed') throw new Error(answer.problem.detail);
  return answer.value.losses[language];
}

const POINTS = (value: number) => `<cost name="pts" typeId="pts" value="${value}"/>`;
const OTHER = '<cost name=" CP" typeId="cp" value="2"/>';

test.each([
  {
    language: 'en',
    said: 'Other totals than in the file: pts 1,250 there, 0 with these data; CP 2 there, 0 with these data',
  },
  {
    language: 'fr',
    said: 'D’autres totaux que dans le fichier\u00a0: pts 1\u202f250 dans le fichier, 0 avec ces données\u00a0; CP 2 dans le fichier, 0 avec ces données',
  },
] as const)(
  'a roster whose totals are others with our data is told both: $language',
  async ({ language, said }) => {
    expect(await lossesOf(POINTS(1250) + OTHER, language)).toContain(said);
  },
);

test('equal totals are not spoken of', async () => {
  expect((await lossesOf(POINTS(0))).filter((loss) => loss.startsWith('Other totals'))).toEqual([]);
});
