import { html, nothing, type TemplateResult } from 'lit';
import type { ShownChannel, ShownOffer } from '../protocol.ts';
import { desk } from './desk.ts';
import { spoken } from './locales.ts';
import { leaves } from './slash.ts';

/**
 * Offer id and button index of the start in progress. All other start buttons are disabled meanwhile. Undefined: no start is in
 * progress.
 */
let busy: string | undefined;

const place = (channel: ShownChannel | undefined): ShownChannel | undefined =>
  channel ?? desk.world?.channels.find(({ kind }) => kind === 'text');

/** Renders the buttons of an offer that work in the given channel. */
export function startButtons(offer: ShownOffer, channel?: ShownChannel): TemplateResult | typeof nothing {
  const { world, you } = desk;
  const there = place(channel);
  if (world === undefined || there === undefined) return nothing;
  const known = leaves(world.commands, there, you?.locale ?? 'en-US').map(({ path }) => path);
  const starts = offer.starts
    .map((start, index) => ({ ...start, index }))
    .filter(
      ({ paths, serverOnly }) =>
        paths.every(path => known.includes(path)) && !(serverOnly && there.kind === 'dm'),
    );
  return html`<div class="starts">
    ${starts.map(({ label, paths, index }, position) => {
      const key = `${offer.id} ${index}`;
      return html`<button
        type="button"
        class="button ${position === 0 ? 'primary' : 'secondary'}"
        title=${paths.map(path => `/${path}`).join(', ')}
        aria-busy=${busy === key ? 'true' : nothing}
        ?disabled=${busy !== undefined && busy !== key}
        @click=${() => void start(offer, index, key, channel)}
      >
        <span>${spoken(label)}</span>
        ${busy === key ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
      </button>`;
    })}
  </div>`;
}

async function start(offer: ShownOffer, index: number, key: string, channel?: ShownChannel): Promise<void> {
  if (busy !== undefined) return;
  busy = key;
  desk.changed();
  try {
    const { channelId, modal } = await desk.ask({
      do: 'start',
      offerId: offer.id,
      start: index,
      ...(channel && { channelId: channel.id }),
    });
    if (modal !== undefined) desk.modal = modal;
    desk.settleNotes(channelId);
    desk.open(channelId);
  } catch (error) {
    const at = channel ?? desk.world?.channels.find(({ name }) => name === offer.channel);
    if (at === undefined) return;
    desk.note(at.id, error);
    desk.open(at.id);
  } finally {
    busy = undefined;
    desk.changed();
  }
}
