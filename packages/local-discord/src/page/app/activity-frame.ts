import { html, nothing, type TemplateResult } from 'lit';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';

/** Activity of the bot in a frame beside the channel, as in Discord's clients. */
export class ActivityFrame extends DeskElement {
  override render(): TemplateResult | typeof nothing {
    const { activity, bot, channels } = desk.world ?? {};
    if (!activity || !bot) return nothing;
    const place = channels?.find(({ id }) => id === activity.channelId)?.name ?? '';
    return html`<section class="activity" aria-label="Activity of ${bot.name}">
      <header>
        <h2>${bot.name} in ${place}</h2>
        <button type="button" class="icon-button" aria-label="Leave the activity" @click=${leave}>${icon('close')}</button>
      </header>
      <iframe
        src=${activity.url}
        title="Activity of ${bot.name}"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      ></iframe>
    </section>`;
  }
}
customElements.define('activity-frame', ActivityFrame);

function leave(): void {
  void desk.ask({ do: 'leave-activity' }).catch(() => {});
}
