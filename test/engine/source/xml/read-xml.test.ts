import { describe, expect, test } from 'vitest';
import { type ReadXml, readXml } from '../../../../renderer/engine/source/xml/read-xml';
import { MOST_DEPTH } from '../../../../renderer/engine/source/xml/scan-xml';
import { processorTime } from '../../../builders/processor-time';

const read = (text: string | Uint8Array): ReadXml => readXml(text, 'a.cat');
const problemsOf = (text: string | Uint8Array): string[] =>
  read(text).problems.map(({ kind, line, column }) => `${kind} ${line}:${column}`);

describe('the shape of nodes', () => {
  test.each<{ claim: string; text: string; root: unknown }>([
    { claim: 'attributes are texts', text: '<a id="1" name="x"/>', root: { id: '1', name: 'x' } },
    {
      claim: 'attributes that say yes or no are true or false, whatever else they say is kept',
      text: '<a hidden="true" shared="false" collective="maybe" name="true"/>',
      root: { hidden: true, shared: false, collective: 'maybe', name: 'true' },
    },
    {
      claim:
        'whole numbers are numbers where they are always such, as long as nothing of the writing is lost',
      text: '<a sortIndex="-3" number="12" repeats="1.0" position="007" value="5"/>',
      root: { sortIndex: -3, number: 12, repeats: '1.0', position: '007', value: '5' },
    },
    {
      claim: 'an element without attributes that holds elements is a list',
      text: '<a><costs><cost value="1"/><cost value="2"/></costs></a>',
      root: { costs: [{ value: '1' }, { value: '2' }] },
    },
    {
      claim: 'a list that stands twice is one list',
      text: '<a><costs><cost value="1"/></costs><tags><tag id="t"/></tags><costs><cost value="2"/></costs></a>',
      root: { costs: [{ value: '1' }, { value: '2' }], tags: [{ id: 't' }] },
    },
    {
      claim:
        'lists inside lists hold their own members, in their order, also where the inner one ends first or stands twice',
      text:
        '<a><rules><rule id="1"><tags><tag id="t"/></tags></rule><rule id="2"><tags><tag id="u"/></tags><tags>' +
        '<tag id="v"/></tags></rule><rule id="3"/></rules><rules><rule id="4"/></rules></a>',
      root: {
        rules: [
          { id: '1', tags: [{ id: 't' }] },
          { id: '2', tags: [{ id: 'u' }, { id: 'v' }] },
          { id: '3' },
          { id: '4' },
        ],
      },
    },
    {
      claim: 'empty lists that the format knows are left out',
      text: '<a><costs/><rules></rules><profiles>\n </profiles></a>',
      root: {},
    },
    {
      claim: 'a member that is not named after its list keeps its name',
      text: '<a><incomingAssociations><association to="x"/></incomingAssociations></a>',
      root: { incomingAssociations: [{ to: 'x', $name: 'association' }] },
    },
    {
      claim: 'members of “ies” end in “y”',
      text: '<a><categories><category name="x"/></categories></a>',
      root: { categories: [{ name: 'x' }] },
    },
    {
      claim: 'a list of a name that the format does not know',
      text: '<a><blobs><blob x="1"><costs><cost/></costs></blob></blobs></a>',
      root: { blobs: [{ x: '1', costs: [{}] }] },
    },
    {
      claim: 'text elements are texts, empty ones too',
      text: '<a><comment>one &amp; two\n three</comment><description/></a>',
      root: { comment: 'one & two\n three', description: '' },
    },
    {
      claim: 'a text element that stands twice is an array of texts',
      text: '<a><alias>x</alias><alias>y</alias><alias>z</alias></a>',
      root: { alias: ['x', 'y', 'z'] },
    },
    {
      claim: 'text of a member is $text, with its blanks',
      text: '<a><characteristics><characteristic name="M"> 6" &lt;</characteristic><characteristic name="N"/></characteristics></a>',
      root: { characteristics: [{ name: 'M', $text: ' 6" <' }, { name: 'N' }] },
    },
    {
      claim: 'CDATA is text, comments and instructions are nothing',
      text: '<?xml version="1.0"?><!-- a --><a><!-- b --><comment>x<![CDATA[<&]]><!-- c -->y</comment><?z?></a><!-- d -->',
      root: { comment: 'x<&y' },
    },
    {
      claim: 'a comment in front of the members of a list',
      text: '<a><costs><!-- c --><cost value="1"/></costs></a>',
      root: { costs: [{ value: '1' }] },
    },
    {
      claim: 'elements that fit nowhere are kept with their names',
      text: '<a><b c="1">d</b><e>f</e><g/><h>i<j k="l"/></h></a>',
      root: {
        $elements: [
          { c: '1', $name: 'b', $text: 'd' },
          { $name: 'e', $text: 'f' },
          { $name: 'g' },
          { $text: 'i', $name: 'h', $elements: [{ k: 'l', $name: 'j' }] },
        ],
      },
    },
    {
      claim: 'an attribute and a list of one name are both kept',
      text: '<a repeats="2"><repeats><repeat value="1"/></repeats></a>',
      root: { repeats: [{ value: '1' }], $attributes: { repeats: 2 } },
    },
    {
      claim: 'line breaks and tabs in attributes are blanks, written as references they stay',
      text: '<a name="x\r\ny\tz" page="1&#10;2"/>',
      root: { name: 'x y z', page: '1\n2' },
    },
    {
      claim: 'references by number, beyond U+FFFF too',
      text: '<a name="&#233;&#x1F600;&apos;&quot;&gt;"/>',
      root: { name: 'é😀\'">' },
    },
    {
      claim: 'single quotes, blanks around the equals sign',
      text: `<a x = '"' y="'"/>`,
      root: { x: '"', y: "'" },
    },
    { claim: 'names in other letters', text: '<été à="1"/>', root: { à: '1' } },
  ])('$claim', ({ text, root }) => {
    expect(read(text)).toMatchObject({ problems: [] });
    expect(read(text).root).toEqual(root);
  });

  test('the name of the outermost element is told', () => {
    expect(read('<gameSystem xmlns="u" id="x"/>').name).toBe('gameSystem');
  });

  test('names of JavaScript are plain properties', () => {
    const text =
      '<a __proto__="1" constructor="2"><b/><__proto__><c hasOwnProperty="3"/></__proto__><toString><d/></toString></a>';
    const root = read(text).root as Record<string, unknown>;
    expect(Object.keys(root).sort()).toEqual([
      '$attributes',
      '$elements',
      '__proto__',
      'constructor',
      'toString',
    ]);
    expect(Object.getPrototypeOf(root)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(root, '__proto__')?.value).toEqual([
      { hasOwnProperty: '3', $name: 'c' },
    ]);
    expect(Object.prototype).not.toHaveProperty('c');
  });
});

describe('what is no XML is refused, with its place', () => {
  test.each<{ claim: string; text: string; problem: string }>([
    { claim: 'nothing', text: '', problem: 'empty-file 1:1' },
    { claim: 'blanks', text: ' \n ', problem: 'empty-file 1:1' },
    { claim: 'a text', text: 'hello', problem: 'not-xml 1:1' },
    { claim: 'an end tag of another name', text: '<a>\n <b></c></a>', problem: 'wrong-end-tag 2:5' },
    { claim: 'an element that is never closed', text: '<a>\n<costs>\n<cost/>', problem: 'unclosed-tag 3:8' },
    { claim: 'a leaf that is never closed', text: '<a><comment>x', problem: 'unclosed-tag 1:14' },
    { claim: 'a tag that is cut short', text: '<a><costs><cost val', problem: 'ends-inside 1:20' },
    { claim: 'a value that is cut short', text: '<a b="c', problem: 'ends-inside 1:8' },
    { claim: 'a comment that is cut short', text: '<a><!-- x', problem: 'ends-inside 1:4' },
    { claim: 'CDATA that is cut short', text: '<a><![CDATA[ x', problem: 'ends-inside 1:4' },
    { claim: 'an attribute twice', text: '<a b="1" c="2" b="3"/>', problem: 'duplicate-attribute 1:16' },
    { claim: 'no quotes', text: '<a b=1/>', problem: 'unexpected-in-xml 1:6' },
    { claim: 'no value', text: '<a b/>', problem: 'unexpected-in-xml 1:5' },
    { claim: 'no blank between attributes', text: '<a b="1"c="2"/>', problem: 'unexpected-in-xml 1:9' },
    { claim: 'a name that begins with a digit', text: '<a 1b="1"/>', problem: 'unexpected-in-xml 1:4' },
    { claim: '< in a value', text: '<a b="<"/>', problem: 'bare-less-than 1:7' },
    { claim: 'a bare &', text: '<a b="x & y"/>', problem: 'bare-ampersand 1:9' },
    { claim: 'an entity of its own', text: '<a><comment>&x;</comment></a>', problem: 'unknown-entity 1:13' },
    { claim: 'a reference to what is no character', text: '<a b="&#0;"/>', problem: 'bad-character 1:7' },
    { claim: 'a control character', text: '<a><comment>\u0007</comment></a>', problem: 'bad-character 1:13' },
    { claim: 'a document type', text: '<!DOCTYPE a [<!ENTITY x "y">]><a/>', problem: 'document-type 1:1' },
    { claim: 'an entity declaration inside', text: '<a>\n<!ENTITY x "y"></a>', problem: 'document-type 2:1' },
    { claim: '-- in a comment', text: '<a><!-- x -- y --></a>', problem: 'comment-with-hyphens 1:11' },
    { claim: ']]> in a text', text: '<a><comment>x]]></comment></a>', problem: 'bare-cdata-end 1:14' },
    { claim: 'two outermost elements', text: '<a/><b/>', problem: 'text-after-end 1:5' },
    { claim: 'text after the end', text: '<a/>\nx', problem: 'text-after-end 1:5' },
    { claim: 'CDATA outside', text: '<![CDATA[x]]><a/>', problem: 'text-outside 1:1' },
    {
      claim: 'a declaration in the middle',
      text: '<a><?xml version="1.0"?></a>',
      problem: 'bad-declaration 1:4',
    },
    {
      claim: 'a declaration without version',
      text: '<?xml encoding="UTF-8"?><a/>',
      problem: 'bad-declaration 1:1',
    },
  ])('$claim', ({ text, problem }) => {
    expect(problemsOf(text)).toEqual([problem]);
    expect(read(text).root).toBeUndefined();
  });

  test('text between the members of a list is told and left out', () => {
    const { root, problems } = read('<a><costs><cost value="1"/>\n x <cost value="2"/></costs></a>');
    expect(root).toEqual({ costs: [{ value: '1' }, { value: '2' }] });
    expect(problems).toMatchObject([{ kind: 'text-in-list', severity: 'warning', params: { tag: 'costs' } }]);
  });
});

describe('bytes', () => {
  const utf16 = (text: string, isLittle: boolean): Uint8Array => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index++)
      view.setUint16(index * 2, text.charCodeAt(index), isLittle);
    return bytes;
  };
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test.each<{ claim: string; bytes: Uint8Array }>([
    { claim: 'UTF-8', bytes: utf8('<a name="é’"/>') },
    { claim: 'UTF-8 with its mark', bytes: utf8('\uFEFF<a name="é’"/>') },
    { claim: 'UTF-16, little end first, with its mark', bytes: utf16('\uFEFF<a name="é’"/>', true) },
    { claim: 'UTF-16, big end first, with its mark', bytes: utf16('\uFEFF<a name="é’"/>', false) },
    { claim: 'UTF-16 without a mark', bytes: utf16('<a name="é’"/>', true) },
    { claim: 'UTF-16, big end first, without a mark', bytes: utf16('<a name="é’"/>', false) },
    {
      claim: 'UTF-8 that calls itself UTF-16, as some programs write it',
      bytes: utf8('<?xml version="1.0" encoding="utf-16"?><a name="é’"/>'),
    },
    {
      claim: 'an old encoding that is declared',
      bytes: latin1('<?xml version="1.0" encoding="Windows-1252"?><a name="é\x92"/>'),
    },
  ])('$claim', ({ bytes }) => {
    expect(read(bytes)).toMatchObject({ problems: [], root: { name: 'é’' } });
  });

  test('bytes that mean nothing are told once and the rest is read', () => {
    const bytes = Uint8Array.from([...utf8('<a>\n<comment>'), 0xe9, 0xe9, ...utf8('</comment></a>')]);
    expect(read(bytes).root).toEqual({ comment: '\uFFFD\uFFFD' });
    expect(read(bytes).problems).toMatchObject([
      { kind: 'bad-encoding', severity: 'warning', line: 2, column: 10, params: { encoding: 'utf-8' } },
    ]);
  });

  test('an encoding that nobody knows is refused by name', () => {
    const { root, problems } = read(utf8('<?xml version="1.0" encoding="klingon"?><a/>'));
    expect(root).toBeUndefined();
    expect(problems).toMatchObject([{ kind: 'unknown-encoding', params: { encoding: 'klingon' } }]);
  });

  test('lines are counted by any kind of line end', () => {
    expect(problemsOf('<a>\r\n<b>\r<c>\n</d></c></b></a>')).toEqual(['wrong-end-tag 4:1']);
  });
});

describe('where a node stands', () => {
  const text = '<a id="r">\n  <costs>\n    <cost typeId="p" value="1"/>\n <cost/></costs>\n<x y="1"/></a>';
  const { root, positionOf } = read(text);
  const nodes = root as unknown as { costs: [object, object]; $elements: [object] };

  test.each<{ claim: string; node: object; attribute?: string; at: string }>([
    { claim: 'the outermost element', node: root as object, at: '1:1' },
    { claim: 'an attribute of it', node: root as object, attribute: 'id', at: '1:4' },
    { claim: 'a member of a list', node: nodes.costs[0], at: '3:5' },
    { claim: 'the last of its attributes', node: nodes.costs[0], attribute: 'value', at: '3:22' },
    {
      claim: 'an attribute that is not there: its element',
      node: nodes.costs[1],
      attribute: 'value',
      at: '4:2',
    },
    { claim: 'an element that fits nowhere', node: nodes.$elements[0], at: '5:1' },
  ])('$claim', ({ node, attribute, at }) => {
    const position = positionOf(node, attribute);
    expect(`${position?.line}:${position?.column}`).toBe(at);
  });

  test('what is no node of the file stands nowhere', () => {
    expect(positionOf({})).toBeUndefined();
  });

  test('nodes keep their places when properties are added to them', () => {
    const again = read(text);
    const changed = again.root as { added?: object; costs: [object] };
    changed.added = {};
    expect(again.positionOf(changed.costs[0])).toEqual({ line: 3, column: 5 });
  });
});

describe('hostile texts end soon', () => {
  test.each<{ claim: string; text: () => string; problem: RegExp }>([
    {
      claim: 'elements inside each other, as deep as allowed',
      text: () => `${'<a x="">'.repeat(MOST_DEPTH)}${'</a>'.repeat(MOST_DEPTH)}`,
      problem: /^$/,
    },
    { claim: 'one deeper', text: () => '<a x="">'.repeat(MOST_DEPTH + 1), problem: /^too-deep 1:/ },
    { claim: '100,000 deep', text: () => '<a>'.repeat(100_000), problem: /^too-deep 1:/ },
    {
      claim: 'more attributes than anything has',
      text: () => `<a ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
      problem: /^too-many-attributes/,
    },
    { claim: 'tags without end', text: () => `<a><b>${'<c/>'.repeat(2_000_000)}`, problem: /^too-many-tags/ },
    {
      claim: 'a value of 30 million letters',
      text: () => `<a b="${'x'.repeat(30_000_000)}"/>`,
      problem: /^value-too-long/,
    },
    {
      claim: 'a text as long',
      text: () => `<a><comment>${'x'.repeat(30_000_000)}</comment></a>`,
      problem: /^value-too-long/,
    },
    {
      claim: 'values of references',
      text: () => `<a>${`<comment>${'&#120;'.repeat(600_000)}</comment>`.repeat(2)}</a>`,
      problem: /^$/,
    },
    {
      claim: 'names without end',
      text: () => `<a>${Array.from({ length: 30_000 }, (_, index) => `<n${index}/>`).join('')}</a>`,
      problem: /^too-many-names/,
    },
    {
      claim: 'comments that do not close',
      text: () => `<a>${'<!-'.repeat(1_000_000)}`,
      problem: /^unexpected/,
    },
    { claim: 'blanks', text: () => `<a${' '.repeat(10_000_000)}`, problem: /^ends-inside/ },
    { claim: 'more than is read', text: () => ' '.repeat(64 * 1024 * 1024 + 1), problem: /^too-large 1:1/ },
  ])('$claim', ({ text, problem }) => {
    const hostile = text();
    let told = '';
    const took = processorTime(() => {
      told = problemsOf(hostile).join();
    });
    expect(told).toMatch(problem);
    expect(took).toBeLessThan(5000);
  });
});
