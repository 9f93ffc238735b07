import { readXml } from '../../source/xml/read-xml';
import { openZip, type ZipLimits } from '../../source/zip/open-zip';
import { hasTooMany } from '../list/has-too-many';
import { MOST_LIST_CHARACTERS, MOST_LIST_NODES } from '../list/list-format';
import type { ListProblem } from '../list/list-problem';
import type { ReadFormat, ReadList } from '../list/read-list';
import { fromJson } from './from-json';
import { readRos } from './read-ros';
import type { RosNode } from './ros-node';

/** A zip of one list; a repository's zip holds thousands of files and is none. */
const LIMITS: ZipLimits = {
  members: 100,
  memberBytes: MOST_LIST_CHARACTERS,
  totalBytes: MOST_LIST_CHARACTERS,
  ratio: 250,
};

/** Reads a `.ros` file: bytes, whose encoding is found out, or text. Never throws. */
export function readRosText(file: Uint8Array | string): ReadList | ListProblem {
  return readRosXml(file, 'ros');
}

function readRosXml(file: Uint8Array | string, format: ReadFormat): ReadList | ListProblem {
  if (file.length > MOST_LIST_CHARACTERS) {
    return { kind: 'too-large', size: file.length, most: MOST_LIST_CHARACTERS };
  }
  const { name, root, problems } = readXml(file, '');
  const bad = problems.find((each) => each.kind === 'bad-encoding');
  if (bad?.kind === 'bad-encoding' && isRoster(file)) {
    return { kind: 'undecodable', encoding: bad.params.encoding, line: bad.line };
  }
  if (root !== undefined) {
    if (name !== 'roster') return { kind: 'markup' };
    return hasTooMany(root) ? { kind: 'too-many', most: MOST_LIST_NODES } : listOf(root, format);
  }
  const problem = problems.findLast(({ severity }) => severity === 'error');
  return problem && isRoster(file) ? { kind: 'broken-xml', problem } : { kind: 'markup' };
}

/** Whether broken XML was to be a roster; a web page is told as one, whatever is wrong with its XML. */
function isRoster(file: Uint8Array | string): boolean {
  const start =
    typeof file === 'string' ? file.slice(0, 4096) : new TextDecoder().decode(file.slice(0, 4096));
  return /<roster[\s>]/.test(start);
}

/** Reads a `.rosz` file: the first roster in the zip. Never throws; time and memory are bounded whatever it claims. */
export function readZippedRos(file: Uint8Array): ReadList | ListProblem {
  const { members, problems } = openZip(file, '', LIMITS);
  const [first, ...others] = members.filter(({ path }) => /\.ros$/i.test(path));
  if (first === undefined) {
    const problem = problems.find(({ severity }) => severity === 'error');
    return problem && members.length === 0 ? { kind: 'broken-zip', problem } : { kind: 'zip' };
  }
  const member = first.read();
  if ('problem' in member) return { kind: 'broken-zip', problem: member.problem };
  const read = readRosXml(member.bytes, 'rosz');
  if (read.kind !== 'list' || others.length === 0) return read;
  return {
    ...read,
    notes: [...read.notes, { kind: 'other-rosters', names: others.map(({ path }) => path) }],
  };
}

/** Enough of the fields that only New Recruit's form of a roster has together. */
export function isRosNode(value: Readonly<Record<string, unknown>>): boolean {
  const { forces } = value;
  const is = (key: string): boolean => Object.hasOwn(value, key);
  return Array.isArray(forces) && (is('gameSystemId') || is('battleScribeVersion') || is('xmlns'));
}

export function readFromJson(value: Readonly<Record<string, unknown>>): ReadList | ListProblem {
  return listOf(fromJson(value), 'json');
}

function listOf(root: RosNode, format: ReadFormat): ReadList | ListProblem {
  const read = readRos(root);
  return read.kind === 'roster' ? { ...read, kind: 'list', format, seal: undefined } : read;
}
