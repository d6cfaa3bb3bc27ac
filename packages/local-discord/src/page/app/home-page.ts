import { html, nothing, type TemplateResult } from 'lit';
import type { LocalText, ShownChannel, ShownOffer } from '../protocol.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';
import { spoken } from './locales.ts';
import { startButtons } from './offer-starts.ts';

const GOING_ON = 3;

/** First screen, which lists the games that can be started. */
export class HomePage extends DeskElement {
  override render(): TemplateResult | typeof nothing {
    const home = desk.world?.home;
    if (home === undefined) return nothing;
    return html`<div class="home" tabindex="-1">
      <div class="home-inner">
        ${
          desk.missing === undefined
            ? nothing
            : html`<p class="note" role="alert">${icon('alert')}<span>${desk.missing}</span></p>`
        }
        <h2>${spoken(home.heading)}</h2>
        <div class="offers">${home.offers.map(offer => this.#offer(offer, home.goOn))}</div>
        <p class="home-note">${spoken(home.note)}</p>
      </div>
    </div>`;
  }

  override updated(): void {
    const wanted = desk.takeWanted();
    if (wanted !== undefined) this.querySelector(`#offer-${CSS.escape(wanted)}`)?.scrollIntoView();
  }

  #offer(offer: ShownOffer, goOn: LocalText): TemplateResult {
    const { id, picture, title, line, facts, credits } = offer;
    const begun = begunFrom(offer);
    return html`<article class="offer" id="offer-${id}" aria-labelledby="title-${id}">
      ${
        picture === undefined
          ? nothing
          : html`<img src="/page/offers/${id}.png" alt=${spoken(picture.alt)} width="1200" height="630" />`
      }
      <div class="offer-words">
        <div class="offer-title">
          <h3 id="title-${id}">${spoken(title)}</h3>
          <ul class="facts">
            ${facts.map(fact => html`<li>${spoken(fact)}</li>`)}
          </ul>
        </div>
        ${line === undefined ? nothing : html`<p>${spoken(line)}</p>`}
        ${startButtons(offer)}
        ${
          begun.length === 0
            ? nothing
            : html`<p class="begun">
              ${spoken(goOn)}
              ${begun.map(
                ({ id: channelId, name }) =>
                  html`<button type="button" class="plain-link" @click=${() => desk.open(channelId)}>#${name}</button> `,
              )}
            </p>`
        }
        ${credits === undefined ? nothing : html`<p class="credits">${spoken(credits)}</p>`}
      </div>
    </article>`;
  }
}
customElements.define('home-page', HomePage);

/**
 * Returns the channels in which the offer's newest games were started, newest first, at most `GOING_ON`. Channels without
 * messages are left out.
 */
function begunFrom({ channel }: ShownOffer): readonly ShownChannel[] {
  const newestIn = ({ id }: ShownChannel): string => desk.messagesOf(id).at(-1)?.timestamp ?? '';
  const own = (name: string): boolean => name === channel || name.replace(/-\d+$/, '') === channel;
  return (desk.world?.channels ?? [])
    .filter(each => each.kind === 'text' && own(each.name) && newestIn(each) !== '')
    .toSorted((one, other) => newestIn(other).localeCompare(newestIn(one)))
    .slice(0, GOING_ON);
}
