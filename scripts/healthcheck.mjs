// For a container's health check: has the bot shown within a minute that it works?
import { statSync } from 'node:fs';
import process from 'node:process';

const SILENT_MS = 60_000;

function trouble() {
  const path = process.env.HEARTBEAT_FILE;
  if (!path) return 'HEARTBEAT_FILE is not set: nobody can tell whether the bot works';
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (touched === undefined) return `there is no heartbeat in ${path}`;
  const silent = Date.now() - touched;
  return silent > SILENT_MS ? `the last heartbeat is ${Math.round(silent / 1_000)} s old` : undefined;
}

const found = trouble();
if (found !== undefined) {
  process.stderr.write(`${found}\n`);
  process.exitCode = 1;
}
