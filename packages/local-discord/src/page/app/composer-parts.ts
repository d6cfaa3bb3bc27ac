import { html, nothing, type TemplateResult } from 'lit';
import type { ShownChannel, ShownOption } from '../protocol.ts';
import { desk } from './desk.ts';
import { icon } from './icons.ts';
import { titleOf } from './message-log.ts';
import { type Chip, describe, type Leaf, spare } from './slash.ts';
import type { Suggestion } from './suggestions.ts';

type Drawn = TemplateResult | typeof nothing;

/** Field with the cursor: the text line (`line`), or the name of a command's option. */
export type Place = 'line' | string;

export function listName(leaf: Leaf | undefined, place: Place): string {
  if (leaf === undefined) return 'Commands';
  return place === 'line' ? 'Options' : `Choices for ${place}`;
}

export function lineWords(
  channel: ShownChannel,
  leaf: Leaf | undefined,
  chips: readonly Chip[],
): { label: string; placeholder: string } {
  if (leaf !== undefined) {
    const rest = spare(leaf, chips, '').length;
    return { label: 'More options', placeholder: rest === 0 ? '' : `+${rest} optional` };
  }
  const label = `Message ${channel.kind === 'dm' ? (desk.world?.bot.name ?? '') : titleOf(channel)}`;
  return { label, placeholder: channel.archived ? `${label} (archived: writing wakes it)` : label };
}

/** Input field of the composer: the text line, or an option of a command. */
export interface Field {
  readonly here: boolean;
  readonly open: boolean;
  /** Id of the highlighted suggestion. Undefined: no suggestion is highlighted. */
  readonly active: string | undefined;
  readonly bad: boolean;
  readonly typed: (event: Event) => void;
  readonly key: (event: KeyboardEvent) => void;
}

export interface SuggestionList {
  readonly name: string;
  readonly suggestions: readonly Suggestion[];
  readonly highlit: number;
  readonly loading: boolean;
  readonly problem: string | undefined;
  readonly pick: (suggestion: Suggestion) => void;
}

export function suggestionList({
  name,
  suggestions,
  highlit,
  loading,
  problem,
  pick,
}: SuggestionList): Drawn {
  if (suggestions.length === 0 && !loading && problem === undefined) return nothing;
  return html`<div class="suggestions">
    <p class="suggestions-title">${name}</p>
    <ul id="suggestions" role="listbox" aria-label=${name}>
      ${suggestions.map(
        (suggestion, index) =>
          html`<li
            id="suggestion-${index}"
            role="option"
            aria-selected=${index === highlit}
            class=${index === highlit ? 'active' : ''}
            @pointerdown=${(event: Event) => event.preventDefault()}
            @click=${() => pick(suggestion)}
          >
            <span class="suggestion-name">${suggestion.label}</span>
            ${suggestion.hint === undefined ? nothing : html`<small>${suggestion.hint}</small>`}
          </li>`,
      )}
    </ul>
    ${suggestions.length > 0 || !loading ? nothing : html`<p role="status">Loading…</p>`}
    ${problem === undefined ? nothing : html`<p role="alert">Loading the choices failed: ${problem}</p>`}
  </div>`;
}

/** Renders the text below the composer: the problems with options, or else the description of the option in progress. */
export function hint(
  problems: Readonly<Record<string, string>>,
  option: ShownOption | undefined,
  locale: string,
): Drawn {
  const wrong = Object.entries(problems);
  if (wrong.length > 0)
    return html`<p class="hint bad" role="alert" id="composer-hint">
      ${icon('alert')} ${wrong.map(([name, problem]) => html`<span>${name === 'line' ? nothing : html`<strong>${name}</strong> `}${problem}</span>`)}
    </p>`;
  if (option === undefined) return nothing;
  return html`<p class="hint" id="composer-hint">
    <strong>${option.name}</strong> ${describe(option, locale)}
  </p>`;
}

const classesOf = ({ value }: Chip, { here, bad }: Field): string =>
  ['chip', here && 'here', bad && 'bad', value !== undefined && 'settled'].filter(Boolean).join(' ');

export function chipField(chip: Chip, field: Field): TemplateResult {
  const { option, text } = chip;
  const { here, open, active, bad, typed, key } = field;
  return html`<label class=${classesOf(chip, field)}>
    <span aria-hidden="true">${option.name}</span>
    <input
      role="combobox"
      data-option=${option.name}
      aria-label=${option.name}
      aria-autocomplete="list"
      aria-expanded=${open}
      aria-controls="suggestions"
      aria-activedescendant=${active ?? nothing}
      aria-required=${option.required === true}
      aria-invalid=${bad}
      aria-describedby=${here || bad ? 'composer-hint' : nothing}
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      size=${Math.max(4, text.length + 1)}
      .value=${text}
      @input=${typed}
      @keydown=${key}
    />
  </label>`;
}

export const fileField = (chip: Chip, field: Field, filed: (event: Event) => void): TemplateResult =>
  html`<label class=${classesOf(chip, field)}>
    <span>${chip.option.name}</span>
    <input type="file" data-option=${chip.option.name} aria-label=${chip.option.name} @change=${filed} />
  </label>`;

interface Line {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
}

export const lineField = (
  { label, placeholder, text }: Line,
  { open, active, typed, key }: Field,
): TemplateResult =>
  html`<input
    class="line-input"
    role="combobox"
    data-option="line"
    aria-label=${label}
    aria-autocomplete="list"
    aria-expanded=${open}
    aria-controls="suggestions"
    aria-activedescendant=${active ?? nothing}
    autocomplete="off"
    enterkeyhint="send"
    placeholder=${placeholder}
    .value=${text}
    @input=${typed}
    @keydown=${key}
  />`;
