import {
  ActionRowBuilder,
  ButtonBuilder,
  ChannelSelectMenuBuilder,
  LabelBuilder,
  ModalBuilder,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextInputBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import {
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ChannelType,
  TextInputStyle,
} from 'discord.js';
import { capital } from '../../presentation/language/grammar.ts';
import { clipped, plain } from '../../presentation/text/names.ts';
import type { ComponentRow } from '../ports/answer.ts';
import { type CustomId, MAX_LENGTH, makeId } from './custom-id.ts';

export interface Button {
  readonly label: string;
  readonly id: CustomId;
  readonly style?: 'main' | 'quiet' | 'commit' | 'danger';
}

/** Button that opens an address. Discord does not report a press on it. */
export interface LinkButton {
  readonly label: string;
  readonly url: string;
}

const STYLES = {
  main: ButtonStyle.Primary,
  quiet: ButtonStyle.Secondary,
  commit: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export const BUTTONS_IN_A_ROW = 5;
/** Maximum number of rows of components that Discord accepts in a message. */
export const ROWS = 5;

export const isOfButtons = ({ components }: ComponentRow): boolean =>
  components.every(component => !('options' in component) && 'style' in component);

/** Returns a label without markdown, cut to `longest` characters. An empty label becomes a dash. */
export const label = (text: string, longest = 80): string =>
  clipped(plain(text), longest, longest - 1) || '–';

/** Puts buttons in rows of five. Leaves out the buttons after the fifth row. */
export function buttonRows(buttons: readonly (Button | LinkButton)[]): readonly ComponentRow[] {
  const rows: ComponentRow[] = [];
  for (let from = 0; from < buttons.length && rows.length < ROWS; from += BUTTONS_IN_A_ROW) {
    const row = new ActionRowBuilder<ButtonBuilder>();
    for (const button of buttons.slice(from, from + BUTTONS_IN_A_ROW)) {
      const built = new ButtonBuilder().setLabel(label(button.label));
      row.addComponents(
        'url' in button
          ? built.setURL(button.url).setStyle(ButtonStyle.Link)
          : built.setCustomId(makeId(button.id)).setStyle(STYLES[button.style ?? 'quiet']),
      );
    }
    rows.push(row.toJSON());
  }
  return rows;
}

export const OPTIONS_IN_A_SELECT = 25;

export interface SelectOption {
  readonly label: string;
  /** Text that identifies the option: at most 100 characters, unique in its select. */
  readonly value: string;
  readonly meaning?: string | undefined;
  readonly chosen?: boolean;
}

/** Returns a select from which the reader selects one option. Discord accepts at most 25 options. */
export const selectRow = (
  id: CustomId,
  placeholder: string,
  options: readonly SelectOption[],
): ComponentRow => optionsRow(id, placeholder, options, [1, 1]);

/** Returns a select that shows the present value. @param labels values with their labels */
export const valueRow = (
  id: CustomId,
  now: string,
  labels: readonly (readonly [value: string, label: string])[],
): ComponentRow => {
  const options = labels.map(([value, text]) => ({ label: capital(text), value, chosen: value === now }));
  return selectRow(id, options.find(({ chosen }) => chosen)?.label ?? '–', options);
};

/** Returns a select from which the reader may select any number of options. */
export const switchRow = (
  id: CustomId,
  placeholder: string,
  options: readonly SelectOption[],
): ComponentRow => optionsRow(id, placeholder, options, [0, options.length]);

function optionsRow(
  id: CustomId,
  placeholder: string,
  options: readonly SelectOption[],
  [least, most]: readonly [number, number],
): ComponentRow {
  const select = new StringSelectMenuBuilder()
    .setCustomId(makeId(id))
    .setPlaceholder(label(placeholder, 150))
    .setMinValues(least)
    .setMaxValues(most)
    .addOptions(
      options.map(option => {
        const built = new StringSelectMenuOptionBuilder()
          .setLabel(label(option.label, 100))
          .setValue(option.value)
          .setDefault(option.chosen ?? false);
        return option.meaning === undefined ? built : built.setDescription(label(option.meaning, 100));
      }),
    );
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select).toJSON();
}

const menuRow = <Menu extends UserSelectMenuBuilder | RoleSelectMenuBuilder | ChannelSelectMenuBuilder>(
  menu: Menu,
  id: CustomId,
  placeholder: string,
): ComponentRow => {
  menu.setCustomId(makeId(id)).setPlaceholder(label(placeholder, 150));
  return new ActionRowBuilder<Menu>().addComponents(menu).toJSON() as ComponentRow;
};

export const personRow = (id: CustomId, placeholder: string, most = 1): ComponentRow =>
  menuRow(new UserSelectMenuBuilder().setMaxValues(most), id, placeholder);

export const roleRow = (id: CustomId, placeholder: string): ComponentRow =>
  menuRow(new RoleSelectMenuBuilder(), id, placeholder);

export const channelRow = (id: CustomId, placeholder: string): ComponentRow => {
  const types = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;
  return menuRow(new ChannelSelectMenuBuilder().setChannelTypes(...types), id, placeholder);
};

export type Form = APIModalInteractionResponseCallbackData;

/** Maximum length of the title of a form, or of one of its fields, in characters. */
const FORM_LABEL = 45;

/** Returns a form with one line of text for each field. The handler of the id receives the texts in the order of the fields. */
export const formOf = (id: CustomId, title: string, fields: readonly string[]): Form =>
  new ModalBuilder()
    .setCustomId(makeId(id))
    .setTitle(label(title, FORM_LABEL))
    .addLabelComponents(
      fields.map((field, place) =>
        new LabelBuilder()
          .setLabel(label(field, FORM_LABEL))
          .setTextInputComponent(
            new TextInputBuilder()
              .setCustomId(String(place))
              .setStyle(TextInputStyle.Short)
              .setMaxLength(MAX_LENGTH),
          ),
      ),
    )
    .toJSON();
