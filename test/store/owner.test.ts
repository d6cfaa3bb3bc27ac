import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Backups, copyFile, openStore, restoreFile } from '../../src/store/index.ts';
import { bundled } from '../support/bundled.ts';
import { folder } from './backends.ts';

/** Id of a user without rights, `nobody` on most systems. */
const USER = 65_534;

/** Makes a folder that belongs to the user. */
function theirs(): string {
  const home = folder();
  const place = join(home, 'data');
  mkdirSync(place);
  chmodSync(home, 0o755);
  chownSync(place, USER, USER);
  return place;
}

const ofOthers = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(path => statSync(path).uid !== USER)
    .map(path => relative(place, path));

// Only root can make files of other users.
describe.skipIf(process.getuid?.() !== 0)('files that root makes', () => {
  test('belong to the owner of the folder: the database, copies, a restore and what it replaces', async () => {
    const place = theirs();
    const path = join(place, 'porto.sqlite');
    const store = await openStore(path);
    onTestFinished(() => store.close().catch(() => undefined));
    await store.transaction(({ kv }) => kv.set('k', 'v'));
    const backups = new Backups(join(place, 'backups'), path);
    await copyFile(path, backups.pathAt(0));
    expect(ofOthers(place)).toEqual([]);
    await store.close();
    await restoreFile(path, backups.pathAt(0), async () => {});
    expect(ofOthers(place)).toEqual([]);
    expect(readdirSync(place)).toHaveLength(3);
  });

  test('that the user of the bot can not open: the line names the user, the file and its owner', async () => {
    const place = theirs();
    const path = join(place, 'porto.sqlite');
    const store = await openStore(path);
    await store.close();
    chownSync(path, 0, 0);
    const env = {
      ...process.env,
      DISCORD_TOKEN: 'local.token',
      DISCORD_API_URL: 'http://127.0.0.1:1/api',
      DATABASE_URL: `file:${path}`,
      BACKUP_DIR: '',
    };
    const { status, stderr } = spawnSync(process.execPath, [bundled('main')], {
      cwd: place,
      env,
      encoding: 'utf8',
      uid: USER,
      gid: USER,
    });
    expect(stderr).toMatch(
      new RegExp(
        `^DATABASE_URL the database ${path} can't be opened for writing: the user \\w+ \\(uid ${USER}\\) can't read and write ${path}, which belongs to uid 0 \\(.+\\)\\n$`,
      ),
    );
    expect(status).toBe(78);
  });
});
