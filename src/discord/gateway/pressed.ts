import type {
  BaseInteraction,
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
} from 'discord.js';

/** Press of a button, choice in a menu, or form that a button opened. The custom id names the handler. */
export type PressInteraction = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

export const isPress = (interaction: BaseInteraction): interaction is PressInteraction =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());

/** Returns the values of a menu, or the texts of a form in the order of its fields. */
export function chosenIn(interaction: PressInteraction): readonly string[] {
  if (!interaction.isModalSubmit()) return interaction.isAnySelectMenu() ? interaction.values : [];
  const { fields } = interaction;
  return [...fields.fields.keys()].map(name => fields.getTextInputValue(name));
}
