import { readFileSync } from 'node:fs';
import { formats } from '../games/formats.ts';
import { runRecord } from './record/program.ts';

process.exitCode = runRecord(process.argv.slice(2), formats, {
  read: file => readFileSync(file === '-' ? 0 : file, 'utf8'),
  out: text => void process.stdout.write(text),
  err: line => void process.stderr.write(`${line}\n`),
});
