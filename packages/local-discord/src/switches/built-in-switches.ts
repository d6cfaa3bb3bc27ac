import type { Gateway } from '../gateway/gateway.ts';
import { remove } from '../posting/posting.ts';
import { Bits, has } from '../resources/permissions.ts';
import type { Trouble, Troubles } from '../rest/trouble.ts';
import type { World } from '../world/world.ts';
import type { Switch, ToggleSwitch } from './switches.ts';

const SLOW_MS = 2_000;
const RETRY_AFTER = 2;

/** Returns switches for failures that Discord itself has now and then. */
export function builtInSwitches(world: World, gateway: Gateway, troubles: Troubles): Switch[] {
  return [
    {
      id: 'rate-limit',
      label: 'Refuse the next request: too many (429)',
      run: () => void troubles.add({ path: /./, status: 429, retryAfter: RETRY_AFTER }),
    },
    lasting(troubles, 'server-error', 'Answer every request with an error (500)', () => ({ status: 500 })),
    lasting(troubles, 'slow', 'Answer slowly', ms => ({ delay: ms ?? SLOW_MS })),
    { id: 'drop-gateway', label: 'Cut the gateway connection', run: () => gateway.drop() },
    { id: 'reconnect', label: 'Ask the bot to reconnect (op 7)', run: () => gateway.askToReconnect() },
    {
      id: 'invalid-session',
      label: 'End the session (op 9)',
      run: () => gateway.invalidateSessions(),
    },
    missing('no-view', 'Take View Channel from the bot here', Bits.ViewChannel),
    missing(
      'no-send',
      'Take Send Messages from the bot here',
      Bits.SendMessages | Bits.SendMessagesInThreads,
    ),
    missing('no-attach', 'Take Attach Files from the bot here', Bits.AttachFiles),
    {
      id: 'phones',
      label: 'Let people act in archived threads, as phones do',
      isOn: () => world.phones,
      set: on => {
        world.phones = on;
      },
    },
    {
      id: 'delete-message',
      label: 'Delete the message',
      needs: 'message',
      run: ({ message }) => {
        if (message === undefined || message.deleted) throw new Error('that message was deleted already');
        remove(world, message);
      },
    },
  ];
}

/** Makes a switch that affects every request until a person switches it off. */
function lasting(
  troubles: Troubles,
  id: string,
  label: string,
  trouble: (ms: number | undefined) => Partial<Trouble>,
): ToggleSwitch {
  let withdraw: (() => void) | undefined;
  return {
    id,
    label,
    isOn: () => withdraw !== undefined,
    set: (on, { ms }) => {
      withdraw?.();
      const endless = { path: /./, times: Number.POSITIVE_INFINITY, ...trouble(ms) };
      withdraw = on ? troubles.add(endless) : undefined;
    },
  };
}

function missing(id: string, label: string, bits: bigint): ToggleSwitch {
  return {
    id,
    label,
    needs: 'channel',
    isOn: ({ channel }) => channel?.guild !== undefined && !has(channel.botPermissions, bits),
    set: (on, { channel }) => {
      if (channel?.guild === undefined) throw new Error('a bot needs no permissions in a DM');
      channel.botPermissions = on ? channel.botPermissions & ~bits : channel.botPermissions | bits;
    },
  };
}
