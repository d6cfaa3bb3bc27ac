import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { folder } from '../support/folder.ts';
import { inGame } from '../support/in-game.ts';
import { isLong } from '../support/test-form.ts';
import { playedOut, scene, shown, startGame } from './kit.ts';

const { verify: verifyRecord } = portoRecords;

test('the record of a whole game is a file that npm run record -- verify accepts', async () => {
  const stage = await scene({ paints: isLong });
  await startGame(stage, [stage.ann, stage.bob], { variant: 'standard', order: 'joined' });
  await playedOut(stage, 2);
  const complete = shown(await inGame(stage.cid, stage.channel, 'porto', 'game record'));
  const data = complete.attachments[0]?.data ?? Buffer.alloc(0);
  expect(() => verifyRecord(JSON.parse(data.toString()))).not.toThrow();
  const file = join(folder(), 'record.json');
  await writeFile(file, data);
  const verify = ['--import', 'tsx', 'src/cli/record.ts', 'verify', file];
  const { stdout } = await promisify(execFile)(process.execPath, verify);
  expect(JSON.parse(stdout)).toBeTypeOf('object');
});
