import type { Route } from '../rest/route.ts';
import { applicationRoutes } from './application.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { webhookRoutes } from './webhooks.ts';

/** All known REST routes. A request for any other route gets 404 and a complaint. */
export const routes: readonly Route[] = [
  ...applicationRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...channelRoutes,
  ...pinRoutes,
  ...messageRoutes,
];
