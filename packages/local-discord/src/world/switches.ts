import type { Channel } from './channel.ts';
import type { StoredMessage } from './message.ts';

/** The context in which a switch is used: the channel and message that the person has open. */
export interface SwitchContext {
  readonly channel?: Channel | undefined;
  readonly message?: StoredMessage | undefined;
  /** Duration in milliseconds, for a switch that needs a duration. */
  readonly ms?: number | undefined;
}

interface SwitchBase {
  readonly id: string;
  readonly label: string;
  /** Part that the context must have. */
  readonly needs?: 'channel' | 'message';
}

/** A switch that acts once, at a press. */
export interface ActionSwitch extends SwitchBase {
  readonly run: (context: SwitchContext) => void | Promise<void>;
}

/** A switch that is on or off. Without `isOn` the list remembers its state. */
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
  /** State of the switch; false for an action. */
  readonly on: boolean;
}

/** The arguments of a switch. `on` is the wanted state of a toggle; without it the toggle flips. */
export interface SwitchUse extends SwitchContext {
  readonly on?: boolean | undefined;
}

/** The list of switches with their states. */
export class Switches {
  readonly #all = new Map<string, Switch>();
  readonly #set = new Map<string, boolean>();
  readonly #changed: () => void;

  /** Throws where two switches have the same id. */
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

  /** Uses a switch. Rejects when it does not exist, or when the context lacks a needed part. */
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
