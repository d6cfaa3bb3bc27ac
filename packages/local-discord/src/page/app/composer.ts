import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { OptionInput, ShownOption } from '../protocol.ts';
import { Completion } from './completion.ts';
import {
  chipField,
  type Field,
  fileField,
  hint,
  lineField,
  lineWords,
  listName,
  type Place,
  suggestionList,
} from './composer-parts.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { holdsFocus } from './focus.ts';
import { icon } from './icons.ts';
import {
  type Chip,
  chipsOf,
  filledIn,
  firstEmpty,
  type Leaf,
  leaves,
  misnamed,
  problemsIn,
  type ReadChip,
  readChip,
  refilled,
  spare,
  TYPE,
  type TypedCommand,
  typedCommand,
} from './slash.ts';
import {
  commandSuggestions,
  named,
  optionSuggestions,
  type Suggestion,
  valueSuggestions,
} from './suggestions.ts';

export async function fileInput(file: File): Promise<OptionInput> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { kind: 'file', name: file.name, contentType: file.type, base64: btoa(binary) };
}

interface Draft {
  readonly text: string;
  readonly leaf: Leaf | undefined;
  readonly chips: readonly Chip[];
}

const EMPTY: Draft = { text: '', leaf: undefined, chips: [] };

/** Input line like Discord's. It holds plain text, or after `/` a command with its options. */
export class SlashComposer extends DeskElement {
  static override readonly properties = {
    text: { state: true },
    leaf: { state: true },
    chips: { state: true },
    place: { state: true },
    active: { state: true },
    closed: { state: true },
    problems: { state: true },
  };
  declare text: string;
  declare leaf: Leaf | undefined;
  declare chips: readonly Chip[];
  declare place: Place;
  /** Index of the highlighted suggestion. −1 means none, so that Enter sends the line. */
  declare active: number;
  /** True where Esc or a picked suggestion has closed the list of suggestions. Typing opens the list again. */
  declare closed: boolean;
  declare problems: Readonly<Record<string, string>>;
  #hadFocus = false;
  #channelId: string | undefined;
  readonly #drafts = new Map<string, Draft>();
  readonly #completion = new Completion(() => this.requestUpdate());

  constructor() {
    super();
    this.#reset('');
    this.problems = {};
  }

  #reset(text: string): void {
    this.text = text;
    this.leaf = undefined;
    this.chips = [];
    this.place = 'line';
    this.closed = false;
    this.active = 0;
    this.problems = {};
    this.#completion.stop();
  }

  /**
   * Saves the unfinished input of the channel that was open, and restores the unfinished input of the channel that is open now.
   */
  #moved(): void {
    const { channelId } = desk;
    if (channelId === this.#channelId) return;
    const { text, leaf, chips } = this;
    if (this.#channelId !== undefined) this.#drafts.set(this.#channelId, { text, leaf, chips });
    this.#channelId = channelId;
    this.#reset('');
    if (channelId !== undefined) Object.assign(this, this.#drafts.get(channelId));
  }

  /**
   * Restores input that the server refused, so that the person can correct it. If the channel has newer input, nothing is
   * restored.
   */
  #comesBack(channelId: string, draft: Draft): void {
    const { text, leaf } = channelId === this.#channelId ? this : (this.#drafts.get(channelId) ?? EMPTY);
    if (text !== '' || leaf !== undefined) return;
    if (channelId === this.#channelId) Object.assign(this, draft);
    else this.#drafts.set(channelId, draft);
  }

  get #locale(): string {
    return desk.you?.locale ?? 'en-US';
  }

  get #chip(): Chip | undefined {
    return this.chips.find(({ option }) => option.name === this.place);
  }

  #suggestions(): readonly Suggestion[] {
    const { channel, world } = desk;
    if (this.closed || channel === undefined || world === undefined) return [];
    if (this.leaf === undefined)
      return this.text.startsWith('/')
        ? commandSuggestions(leaves(world.commands, channel, this.#locale), this.text)
        : [];
    const chip = this.#chip;
    return chip === undefined
      ? optionSuggestions(spare(this.leaf, this.chips, this.text), this.#locale)
      : valueSuggestions(chip, world, this.#completion.choicesOf(chip.option.name), this.#locale);
  }

  override render(): TemplateResult | typeof nothing {
    const { channel } = desk;
    if (channel === undefined) return nothing;
    const suggestions = this.#suggestions();
    return html`<form class="composer" @submit=${this.#submitted} @focusin=${this.#entered}>
      ${suggestionList({
        name: listName(this.leaf, this.place),
        suggestions,
        highlit: this.#highlit(suggestions),
        loading: this.#chip !== undefined && this.#completion.loading,
        problem: this.#completion.problem,
        pick: suggestion => this.#pick(suggestion),
      })}
      ${hint(this.problems, this.#chip?.option, this.#locale)}
      <div class="line" @click=${this.#clicked}>
        ${this.leaf === undefined ? nothing : html`<span class="slash">/${this.leaf.path}</span>`}
        ${this.chips.map(chip =>
          chip.option.type === TYPE.file
            ? fileField(chip, this.#field(chip.option.name, suggestions), this.#filed)
            : chipField(chip, this.#field(chip.option.name, suggestions)),
        )}
        ${lineField({ ...lineWords(channel, this.leaf, this.chips), text: this.text }, this.#field('line', suggestions))}
        <span class="line-buttons">
        ${
          this.leaf === undefined
            ? nothing
            : html`<button type="button" class="icon-button" aria-label="Drop this command" @click=${this.#drop}>${icon('close')}</button>`
        }
        <button type="submit" class="icon-button send" aria-label="Send">${icon('send')}</button>
        </span>
      </div>
    </form>`;
  }

  /** Returns the index of the highlighted suggestion, limited to the present list, which may have become shorter. */
  #highlit(suggestions: readonly Suggestion[]): number {
    return Math.min(this.active, suggestions.length - 1);
  }

  #field(place: Place, suggestions: readonly Suggestion[]): Field {
    const here = this.place === place;
    const highlit = this.#highlit(suggestions);
    return {
      here,
      open: here && suggestions.length > 0,
      active: here && highlit >= 0 ? `suggestion-${highlit}` : undefined,
      bad: this.problems[place] !== undefined,
      typed: this.#typed,
      key: this.#key,
    };
  }

  override willUpdate(): void {
    this.#moved();
    this.#hadFocus = holdsFocus(this);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('place') || changed.has('leaf')) this.#focus();
    if (changed.has('active')) this.querySelector('li.active')?.scrollIntoView({ block: 'nearest' });
  }

  #focus(): void {
    const input = this.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(this.place)}"]`);
    if (input !== null && this.#hadFocus && document.activeElement !== input) input.focus();
  }

  readonly #entered = (event: FocusEvent): void => {
    const name = (event.target as HTMLElement).dataset.option;
    if (name === undefined || name === this.place) return;
    this.place = name;
    this.#look(false);
  };

  readonly #clicked = (event: Event): void => {
    if (event.target === event.currentTarget) this.querySelector<HTMLInputElement>('.line-input')?.focus();
  };

  readonly #typed = (event: Event): void => {
    const { value, dataset } = event.target as HTMLInputElement;
    const name = dataset.option ?? 'line';
    if (name === 'line') this.text = value;
    else this.chips = refilled(this.chips, name, { text: value });
    const { [name]: _, ...others } = this.problems;
    this.problems = others;
    this.place = name;
    this.#look(true);
  };

  readonly #filed = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    const name = input.dataset.option ?? '';
    if (file === undefined) return;
    this.#settle(name, { text: file.name, value: await fileInput(file) });
  };

  /** Opens the list of suggestions for the current field. An option with autocompletion requests its choices again. */
  #look(typed: boolean): void {
    const chip = this.#chip;
    this.closed = chip !== undefined && !typed && chip.value !== undefined;
    this.active = this.place === 'line' && this.leaf !== undefined && this.text === '' ? -1 : 0;
    const { channelId } = desk;
    if (
      chip?.option.autocomplete !== true ||
      this.leaf === undefined ||
      channelId === undefined ||
      this.closed
    ) {
      this.#completion.stop();
      return;
    }
    const options = filledIn(
      this.chips.filter(other => other !== chip),
      this.#read,
    );
    this.#completion.ask({
      channelId,
      path: this.leaf.path,
      options,
      focused: chip.option.name,
      text: chip.text,
    });
  }

  readonly #read = (chip: Chip): ReadChip =>
    readChip(chip, [...(chip.option.choices ?? []), ...this.#completion.choicesOf(chip.option.name)]);

  #pick({ pick, label }: Suggestion): void {
    if ('leaf' in pick) this.#begin(pick.leaf);
    else if ('option' in pick) this.#add(pick.option);
    else this.#settle(this.place, { text: label, value: pick.value });
  }

  #begin(leaf: Leaf): void {
    this.leaf = leaf;
    this.chips = chipsOf(leaf);
    this.text = '';
    this.#completion.forget();
    this.#goOn();
  }

  #add(option: ShownOption): void {
    this.chips = [...this.chips, { option, text: '' }];
    this.text = '';
    this.#goTo(option.name);
  }

  #settle(name: string, filled: Omit<Chip, 'option'>): void {
    this.chips = refilled(this.chips, name, filled);
    this.#goOn();
  }

  #goTo(place: Place): void {
    this.place = place;
    this.#look(false);
  }

  #goOn(): void {
    this.#goTo(firstEmpty(this.chips)?.option.name ?? 'line');
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const suggestions = this.#suggestions();
    const active = this.#highlit(suggestions);
    const suggestion = suggestions[active];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && suggestions.length > 0) {
      const from = active < 0 && step < 0 ? 0 : active;
      this.active = (from + step + suggestions.length) % suggestions.length;
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && suggestion !== undefined)
      this.#pick(suggestion);
    else if (event.key === 'Enter') this.#enter();
    else if (event.key === 'Escape') {
      if (suggestions.length > 0) this.closed = true;
      else this.#drop();
    } else if (event.key === 'Backspace' && (event.target as HTMLInputElement).value === '') this.#back();
    else return;
    event.preventDefault();
  };

  readonly #submitted = (event: Event): void => {
    event.preventDefault();
    this.#enter();
  };

  readonly #drop = (): void => {
    this.#reset('');
    this.querySelector<HTMLInputElement>('.line-input')?.focus();
  };

  /**
   * Handles backspace in an empty field. It removes an optional option, or else moves to the previous field. Without a previous
   * field it removes the command.
   */
  #back(): void {
    const index = this.chips.findIndex(({ option }) => option.name === this.place);
    const chip = this.chips[index];
    const before = this.chips[(index < 0 ? this.chips.length : index) - 1];
    if (chip !== undefined && chip.option.required !== true) {
      this.chips = this.chips.filter(other => other !== chip);
      this.#goTo(before?.option.name ?? 'line');
    } else if (before !== undefined) this.#goTo(before.option.name);
    else if (this.leaf !== undefined) this.#reset(`/${this.leaf.path}`);
  }

  #enter(): void {
    const { channelId } = desk;
    if (channelId === undefined) return;
    if (this.leaf !== undefined) {
      this.#sendCommand(channelId, this.leaf);
      return;
    }
    const content = this.text;
    if (content.trim() === '') return;
    const { channel, world } = desk;
    const commands = channel && world ? leaves(world.commands, channel, this.#locale) : [];
    const typed = typedCommand(commands, content);
    if (typed) {
      this.#take(typed);
      return;
    }
    const problem = misnamed(commands, content);
    if (problem !== undefined) {
      this.problems = { line: problem };
      return;
    }
    this.#reset('');
    desk.ask({ do: 'say', channelId, content }).then(
      () => desk.settleNotes(channelId),
      error => {
        desk.note(channelId, error);
        this.#comesBack(channelId, { ...EMPTY, text: content });
      },
    );
  }

  /**
   * Takes over a command that was typed as one line, and sends it. A command with a problem stays in the line for corrections.
   */
  #take({ leaf, chips, rest }: TypedCommand): void {
    const { channelId, world } = desk;
    if (channelId === undefined || world === undefined) return;
    this.leaf = leaf;
    this.chips = chips.map(chip => named(chip, world, this.#locale));
    this.text = rest;
    this.#completion.forget();
    if (rest === '') this.#sendCommand(channelId, leaf);
    else this.#goTo('line');
  }

  #sendCommand(channelId: string, leaf: Leaf): void {
    this.problems = problemsIn(this.chips, this.#read);
    const [first] = Object.keys(this.problems);
    if (first !== undefined) {
      this.#goTo(first);
      return;
    }
    const draft = { text: '', leaf, chips: this.chips };
    const options = filledIn(this.chips, this.#read);
    this.#reset('');
    desk.ask({ do: 'command', channelId, path: leaf.path, options }).then(
      ({ modal }) => {
        if (modal !== undefined) desk.modal = modal;
        desk.settleNotes(channelId);
      },
      error => {
        desk.note(channelId, error);
        this.#comesBack(channelId, draft);
      },
    );
  }
}
customElements.define('slash-composer', SlashComposer);
