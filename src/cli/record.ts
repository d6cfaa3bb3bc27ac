import '../before-start.ts';
import { readFileSync } from 'node:fs';
import { players } from '../games/bots.ts';
import { formats } from '../games/formats.ts';
import { games } from '../games/registry.ts';
import { type RecordIo, runRecord } from './record/program.ts';

const io: RecordIo = {
  read: file => readFileSync(file === '-' ? 0 : file, 'utf8'),
  out: text => void process.stdout.write(text),
  err: line => void process.stderr.write(`${line}\n`),
};

process.exitCode = runRecord(process.argv.slice(2), formats, io, { games, players });
