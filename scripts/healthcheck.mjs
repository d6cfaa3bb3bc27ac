// A container's health check. It fails where the bot's heartbeat is older than a minute, or where the bot's metrics port
// reports a problem.
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

/** Returns the problem that the bot's `/healthz` reports. Undefined: there is no problem, or METRICS_PORT is not set. */
async function illness() {
  const port = Number(process.env.METRICS_PORT ?? 0);
  if (!port) return undefined;
  const host = process.env.METRICS_HOST ?? '127.0.0.1';
  const here = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  try {
    const answer = await fetch(`http://${here}:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
    return answer.ok ? undefined : (await answer.text()).trim();
  } catch {
    return `port ${port} does not answer`;
  }
}

const found = trouble() ?? (await illness());
if (found !== undefined) {
  process.stderr.write(`${found}\n`);
  process.exitCode = 1;
}
