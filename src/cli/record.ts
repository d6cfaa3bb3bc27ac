import { readFileSync } from 'node:fs';
import { RecordError } from '../core/record.ts';
import { formats } from '../games/formats.ts';
import { runRecord } from './record/program.ts';

const io = {
  read: (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  out: (text: string) => void process.stdout.write(text),
  err: (line: string) => void process.stderr.write(`${line}\n`),
};

try {
  process.exitCode = runRecord(process.argv.slice(2), formats, io);
} catch (error) {
  if (!(error instanceof RecordError)) throw error;
  io.err(error.message.replaceAll(/\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
