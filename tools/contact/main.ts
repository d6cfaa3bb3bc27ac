import { runContact } from 'local-discord/contact';
import { commands, menus } from '../../commands/index.ts';
import { playedBodies } from './bodies.ts';

const definitions = [...commands, ...menus].map(command => command.toJSON());
process.exitCode = await runContact(process.argv.slice(2), { commands: definitions, messages: playedBodies });
// Games on the local Discord may still run after a stop.
process.exit();
