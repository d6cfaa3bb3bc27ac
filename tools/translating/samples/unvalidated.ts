import { disableValidators } from '@discordjs/builders';

// Marked texts are longer than Discord allows, so their length is not checked.
disableValidators();
