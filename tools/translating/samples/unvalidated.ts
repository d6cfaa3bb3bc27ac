import { disableValidators } from '@discordjs/builders';

// Marked texts are longer than Discord allows, so nothing checks their length.
disableValidators();
