import { createInterface } from 'node:readline';
import '../before-start.ts';
import { readTextFile } from '../core/values/text-file.ts';
import { players } from '../games/bots.ts';
import { formats } from '../games/formats.ts';
import { games } from '../games/registry.ts';
import { type RecordIo, runRecord } from './record/program.ts';

const io: RecordIo = {
  read: file => (file === '-' ? readTextFile(0, 'the standard input') : readTextFile(file)),
  out: text => void process.stdout.write(text),
  err: line => void process.stderr.write(`${line}\n`),
  lines: answer =>
    void createInterface(process.stdin).on('line', line => process.stdout.write(`${answer(line)}\n`)),
};

process.exitCode = runRecord(process.argv.slice(2), formats, io, { games, players });
