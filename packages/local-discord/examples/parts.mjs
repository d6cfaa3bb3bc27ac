/** Commands, controls and form that the example bots share, as JSON of Discord's API. */
const name = { type: 3, name: 'name', description: 'Whom', required: true, autocomplete: true };
export const COMMANDS = [
  { type: 1, name: 'hello', description: 'Says hello', options: [name] },
  { type: 1, name: 'file', description: 'Sends a file' },
  { type: 1, name: 'thread', description: 'Opens a thread' },
  { type: 1, name: 'letter', description: 'Sends a direct message' },
];

const button = (custom_id, label) => ({ type: 2, style: 1, custom_id, label });
const options = ['red', 'blue'].map(colour => ({ label: colour, value: colour }));
export const CONTROLS = [
  { type: 1, components: [button('wave', 'Wave'), button('whisper', 'Whisper'), button('write', 'Write')] },
  { type: 1, components: [{ type: 3, custom_id: 'paint', placeholder: 'A colour', options }] },
];

const text = { type: 4, custom_id: 'text', style: 1, label: 'Your text' };
export const FORM = { custom_id: 'form', title: 'A form', components: [{ type: 1, components: [text] }] };

/** Returns a part with another spelling of `custom_id`, as some libraries want it. */
export const spelt = (part, key) => JSON.parse(JSON.stringify(part).replaceAll('"custom_id"', `"${key}"`));

/** Returns the suggestions for the name that a person types. */
export const suggestions = typed =>
  ['Ann', 'Béla', 'Bob'].filter(each => each.startsWith(typed)).map(each => ({ name: each, value: each }));
