/**
 * Checks army books while they are written: `node build/scripts/check-book.mjs <file or folder>…`
 * prints every problem and exits 1 when there is one.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as validators from '../../schemas/generated/validate.mjs';

function jsonBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name.startsWith('.') ? [] : jsonBelow(join(path, name))))
    .filter((file) => file.endsWith('.json'));
}

function validatorOf(data) {
  if (data?.units && data.system) return validators.validateBook;
  if (data?.capabilities) return validators.validateCapabilities;
  if (data?.costs) return validators.validateSystem;
  return validators.validateBook;
}

let problems = 0;
for (const file of process.argv.slice(2).flatMap(jsonBelow)) {
  const name = relative(process.cwd(), resolve(file));
  let data;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    problems += 1;
    console.log(`${name}: ${error.message}`);
    continue;
  }
  const validate = validatorOf(data);
  if (validate(data)) continue;
  for (const error of validate.errors) {
    if (error.keyword === 'if') continue;
    problems += 1;
    console.log(`${name}: ${error.instancePath || '/'}: ${error.keyword} ${JSON.stringify(error.params)}`);
  }
}
console.log(problems === 0 ? 'No problems.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;
