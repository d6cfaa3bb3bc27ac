import { readFileSync, writeFileSync } from 'node:fs';
import { contactPage, whatIsThere } from './what-is-there.ts';

const CONTACT = new URL('../docs/contact.md', import.meta.url);

writeFileSync(new URL('../docs/what-is-there.md', import.meta.url), whatIsThere());
writeFileSync(CONTACT, contactPage(readFileSync(CONTACT, 'utf8')));
