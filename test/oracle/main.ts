// The oracle runs as a command: node --import tsx test/oracle/main.ts verify|legal|random …
import { readFileSync } from 'node:fs';
import { playAndRecord, type TemperName, uglify } from './players.ts';
import { legalLines, verify, Wrong } from './record.ts';

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === 'random') {
    const [variant, seats, seed, tempers, ugly] = rest;
    const record = playAndRecord({
      variant: variant as 'standard' | 'family' | 'solo',
      seats: Number(seats),
      seed: Number(seed),
      ...(tempers && { tempers: tempers.split(',') as TemperName[] }),
    });
    console.log(JSON.stringify(ugly ? uglify(record, Number(seed)) : record));
  } else {
    const record = JSON.parse(readFileSync(rest[0] as string, 'utf8'));
    if (command === 'verify') console.log(JSON.stringify(verify(record)));
    else if (command === 'legal') for (const line of legalLines(record)) console.log(line);
    else throw new Error('verify FILE | legal FILE | random VARIANT SEATS SEED [TEMPER,…] [ugly]');
  }
} catch (error) {
  console.error(error instanceof Wrong ? `action ${error.index}: ${error.message}` : error);
  process.exitCode = 1;
}
