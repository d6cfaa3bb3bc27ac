import type { Channel } from './channel.ts';
import type { StoredMessage } from './message.ts';

/** The context of a switch: the curious person's channel and message. */
export interface SwitchContext {
  readonly channel?: Channel | undefined;
  readonly message?: StoredMessage | undefined;
  /** milliseconds, for switches that take some */
  readonly ms?: number | undefined;
}

interface SwitchBase {
  readonly id: string;
  readonly label: string;
  /** Parts that the context must have. */
  readonly needs?: 'channel' | 'message';
}

/** Does something once, at a press. */
export interface ActionSwitch extends SwitchBase {
  readonly run: (context: SwitchContext) => void | Promise<void>;
}

/** Is on or off. Without `isOn` the list remembers what was set. */
export interface ToggleSwitch extends SwitchBase {
  readonly set: (on: boolean, context: SwitchContext) => void | Promise<void>;
  readonly isOn?: (context: SwitchContext) => boolean;
}

export type Switch = ActionSwitch | ToggleSwitch;

/** A switch as a panel shows it. */
export interface SwitchState {
  readonly id: string;
  readonly label: string;
  readonly needs?: 'channel' | 'message';
  readonly kind: 'action' | 'toggle';
  /** false for an action */
  readonly on: boolean;
}

/** The arguments of a switch. `on` is for toggles, and a toggle flips without it. */
export interface SwitchUse extends SwitchContext {
  readonly on?: boolean | undefined;
}

/** The list of switches and what is set. */
export class Switches {
  readonly #all = new Map<string, Switch>();
  readonly #set = new Map<string, boolean>();
  readonly #changed: () => void;

  /** Throws where two have the same id. */
  constructor(switches: readonly Switch[], changed: () => void) {
    this.#changed = changed;
    for (const one of switches) {
      if (this.#all.has(one.id)) throw new Error(`two switches are called "${one.id}"`);
      this.#all.set(one.id, one);
    }
  }

  list(context: SwitchContext = {}): SwitchState[] {
    return [...this.#all.values()].map(one => ({
      id: one.id,
      label: one.label,
      ...(one.needs === undefined ? {} : { needs: one.needs }),
      kind: 'run' in one ? 'action' : 'toggle',
      on: this.#isOn(one, context),
    }));
  }

  /** Rejects when there is no such switch or the context lacks what it needs. */
  async use(id: string, { on, ...context }: SwitchUse): Promise<void> {
    const one = this.#all.get(id);
    if (one === undefined)
      throw new Error(`no switch "${id}"; there are: ${[...this.#all.keys()].join(', ')}`);
    if (one.needs !== undefined && context[one.needs] === undefined)
      throw new Error(`the switch "${one.label}" needs a ${one.needs}`);
    if ('run' in one) await one.run(context);
    else {
      const wanted = on ?? !this.#isOn(one, context);
      await one.set(wanted, context);
      this.#set.set(id, wanted);
    }
    this.#changed();
  }

  #isOn(one: Switch, context: SwitchContext): boolean {
    if ('run' in one) return false;
    return one.isOn?.(context) ?? this.#set.get(one.id) ?? false;
  }
}
