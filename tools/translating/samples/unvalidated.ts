import { disableValidators } from '@discordjs/builders';

// Marked texts are longer than Discord would take.
disableValidators();
