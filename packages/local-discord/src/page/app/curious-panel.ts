import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Seen, SeenEvent, SeenRest, ShownSwitch } from '../protocol.ts';
import { size } from './attachments.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';

type Filter = 'all' | 'request' | 'event' | 'complaints';
const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'All'],
  ['request', 'Requests'],
  ['event', 'Events'],
  ['complaints', 'Faults'],
];

/** Panel with the traffic between the bot and the local Discord, newest first, and with the switches that cause failures. */
export class CuriousPanel extends DeskElement {
  static override readonly properties = { filter: { state: true }, problem: { state: true } };
  declare filter: Filter;
  declare problem: string | undefined;

  constructor() {
    super();
    this.filter = 'all';
  }

  override render(): TemplateResult {
    const lines = desk.seen.filter(seen => this.#fits(seen)).toReversed();
    return html`<aside class="panel" id="panel" aria-label="What passes between bot and Discord">
      <header>
        <h2>For the curious</h2>
        <button type="button" class="icon-button" aria-label="Close the panel" @click=${() => desk.togglePanel()}>
          ${icon('close')}
        </button>
      </header>
      <details class="switches">
        <summary>Make trouble</summary>
        <p>The bot should get over all of these.</p>
        <ul>
          ${desk.world?.switches.map(one => html`<li>${this.#switch(one)}</li>`)}
        </ul>
        ${this.problem === undefined ? nothing : html`<p class="note" role="alert">${icon('alert')} <span>${this.problem}</span></p>`}
      </details>
      <div class="filters" role="group" aria-label="Show">
        ${FILTERS.map(
          ([filter, name]) =>
            html`<button
              type="button"
              aria-pressed=${filter === this.filter}
              @click=${() => {
                this.filter = filter;
              }}
            >
              ${name}
            </button>`,
        )}
      </div>
      <ol class="seen" tabindex="0" aria-label="What has passed, newest first">
        ${lines.length === 0 ? html`<li class="empty">Nothing yet.</li>` : nothing}
        ${repeat(
          lines,
          seen => seen.n,
          seen => html`<li>${seen.kind === 'request' ? request(seen) : event(seen)}</li>`,
        )}
      </ol>
    </aside>`;
  }

  #fits(seen: Seen): boolean {
    switch (this.filter) {
      case 'all':
        return true;
      case 'request':
      case 'event':
        return seen.kind === this.filter;
      case 'complaints':
        return (
          seen.kind === 'request' && (seen.problems.length > 0 || seen.status >= 400 || seen.status === 0)
        );
    }
  }

  #switch(one: ShownSwitch): TemplateResult {
    const use = async (on?: boolean): Promise<void> => {
      this.problem = undefined;
      try {
        const channelId = desk.channelId ?? '';
        await desk.ask({ do: 'switch', switchId: one.id, channelId, ...(on === undefined ? {} : { on }) });
      } catch (error) {
        this.problem = `${one.label}: ${error instanceof Error ? error.message : String(error)}`;
      }
    };
    const where =
      one.needs === undefined
        ? nothing
        : html`<small>${one.needs === 'channel' ? 'in this channel' : 'the newest of this channel'}</small>`;
    if (one.kind === 'action')
      return html`<button type="button" class="button secondary" @click=${() => void use()}>${one.label}</button>${where}`;
    return html`<label class="choice"
      ><input type="checkbox" role="switch" .checked=${one.on}
        @change=${(event: Event) => void use((event.target as HTMLInputElement).checked)} />
      <span>${one.label} ${where}</span></label
    >`;
  }
}
customElements.define('curious-panel', CuriousPanel);

const clock = (at: number): string => new Date(at).toISOString().slice(11, 23);

const json = (value: unknown): TemplateResult | typeof nothing =>
  value === undefined || value === null
    ? nothing
    : html`<pre tabindex="0"><code>${typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</code></pre>`;

function request(seen: SeenRest): TemplateResult {
  const tone = seen.problems.length > 0 || seen.status >= 400 || seen.status === 0 ? 'bad' : 'good';
  return html`<details class=${tone}>
    <summary>
      <span class="tag">${seen.method}</span>
      <span class="path" title=${seen.path}>${shortened(seen.path)}</span>
      <span class="status">${seen.status === 0 ? 'cut' : seen.status}</span>
      <small>${Math.round(seen.took)} ms</small>
    </summary>
    <p><small>${clock(seen.at)}</small> ${verdict(seen)}</p>
    ${seen.problems.length === 0 ? nothing : html`<ul>${seen.problems.map(problem => html`<li>${problem}</li>`)}</ul>`}
    ${seen.files.map(({ name, size: bytes }) => html`<p>${icon('file')} ${name}, ${size(bytes)}</p>`)}
    ${seen.body == null ? nothing : html`<h3>Sent</h3>${json(seen.body)}`}
    ${seen.answer == null ? nothing : html`<h3>Answered</h3>${json(seen.answer)}`}
  </details>`;
}

/** Shortens the ids in a path to their last four digits, so that the path stays readable. */
const shortened = (path: string): string => path.replace(/\d{11,}(\d{4})/g, '…$1');

const verdict = ({ problems }: SeenRest): TemplateResult =>
  problems.length === 0
    ? html`<span class="verdict good">keeps to Discord’s schema</span>`
    : html`<span class="verdict bad">breaks Discord’s schema</span>`;

function event(seen: SeenEvent): TemplateResult {
  return html`<details class="event">
    <summary><span class="tag">event</span> <span class="path">${seen.event}</span></summary>
    <p><small>${clock(seen.at)}</small></p>
    ${json(seen.data)}
  </details>`;
}
