import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';

/**
 * Frame beside the channel, as in Discord's clients. It shows the bot's Activity, or a page of another program on this machine
 * that a link has opened.
 */
export class ActivityFrame extends DeskElement {
  override render(): TemplateResult | typeof nothing {
    const { activity, bot, channels } = desk.world ?? {};
    const { beside, isBesideClosed } = desk;
    if (beside && (!isBesideClosed || !activity))
      return frame(beside, beside.title, 'Back to the channel', () => desk.showBeside(undefined));
    if (!activity || !bot) return nothing;
    const place = channels?.find(({ id }) => id === activity.channelId)?.name ?? '';
    return frame(activity, `Activity of ${bot.name}`, 'Leave the activity', leave, `${bot.name} in ${place}`);
  }
}
customElements.define('activity-frame', ActivityFrame);

const frame = (
  { url }: { readonly url: string },
  name: string,
  wayBack: string,
  close: () => void,
  heading = name,
): TemplateResult => html`<section class="activity" aria-label=${name}>
  <header>
    <h2>${heading}</h2>
    <button type="button" class="icon-button" aria-label=${wayBack} @click=${close}>${icon('close')}</button>
  </header>
  ${keyed(
    url,
    html`<iframe
      src=${url}
      title=${name}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    ></iframe>`,
  )}
</section>`;

function leave(): void {
  void desk.ask({ do: 'leave-activity' }).catch(() => {});
}
