import { theGuild } from '../rest/access.ts';
import { type Call, ok, type Route, theApplication } from '../rest/route.ts';
import { refuse } from '../rules/errors.ts';
import {
  renderBot,
  renderBotMember,
  renderChannel,
  renderGuild,
  renderMember,
  renderThreadMember,
  renderUserById,
} from '../world/render.ts';

/** Flag of an application with an Activity. */
const EMBEDDED = 1 << 17;

function application(call: Call) {
  const { world } = call;
  const { activities } = world;
  const installs = world.guilds.size;
  return ok({
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: '',
    type: null,
    flags: activities.target === undefined ? 0 : EMBEDDED,
    flags_new: String(activities.target === undefined ? 0 : EMBEDDED),
    bot: renderBot(world),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { '0': {}, '1': {} },
    verify_key: activities.publicKey,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: { ...renderBot(world), id: world.ownerId, username: 'owner', bot: false },
    approximate_guild_count: installs,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  });
}

export const applicationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/gateway',
    open: true,
    response: 'GatewayResponse',
    handle: call => ok({ url: call.gateway.url }),
  },
  {
    method: 'GET',
    path: '/gateway/bot',
    response: 'GatewayBotResponse',
    handle: call =>
      ok({
        url: call.gateway.url,
        shards: call.gateway.shards,
        session_start_limit: call.gateway.sessionStartLimit,
      }),
  },
  { method: 'GET', path: '/applications/@me', response: 'PrivateApplicationResponse', handle: application },
  {
    method: 'GET',
    path: '/oauth2/applications/@me',
    response: 'PrivateApplicationResponse',
    handle: application,
  },
  {
    method: 'GET',
    path: '/applications/{application_id}/activity-instances/{instance_id}',
    response: 'EmbeddedActivityInstance',
    handle: call => {
      const id = call.param('instance_id');
      const activity = call.world.activities.running.find(each => each.id === id);
      theApplication(call);
      if (activity === undefined) throw refuse.notFound();
      return ok({
        application_id: call.world.applicationId,
        instance_id: activity.id,
        launch_id: activity.launchId,
        location: activity.location,
        users: activity.people.map(person => person.id),
      });
    },
  },
  {
    method: 'GET',
    path: '/users/@me',
    response: 'UserPIIResponse',
    handle: ({ world }) =>
      ok({ ...renderBot(world), mfa_enabled: false, locale: 'en-US', verified: true, email: null }),
  },
  {
    method: 'GET',
    path: '/users/{user_id}',
    response: 'UserResponse',
    handle: call => {
      const user = renderUserById(call.world, call.param('user_id'));
      if (user === undefined) throw refuse.unknownUser();
      return ok(user);
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}',
    response: 'GuildWithCountsResponse',
    handle: call => {
      const guild = renderGuild(call.world, theGuild(call));
      const count = call.world.people.size + 1;
      const counts = { approximate_member_count: count, approximate_presence_count: count };
      return ok(call.query.get('with_counts') === 'true' ? { ...guild, ...counts } : guild);
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/channels',
    response: { listOf: 'GuildChannelResponse' },
    handle: call => ok(theGuild(call).channels.map(channel => renderChannel(call.world, channel))),
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/threads/active',
    response: 'ThreadsResponse',
    handle: ({ world, ...call }) => {
      const threads = theGuild({ world, ...call }).threads.filter(
        thread => !thread.archived && (!thread.isPrivate || thread.memberIds.has(world.bot.id)),
      );
      const joined = threads.filter(thread => thread.memberIds.has(world.bot.id));
      return ok({
        threads: threads.map(thread => renderChannel(world, thread)),
        members: joined.map(thread => renderThreadMember(world, thread, world.bot.id)),
        has_more: false,
      });
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/members/{user_id}',
    response: 'GuildMemberResponse',
    handle: call => {
      const guild = theGuild(call);
      const id = call.param('user_id');
      if (id === call.world.bot.id) return ok(renderBotMember(call.world, guild));
      const person = call.world.people.get(id);
      if (person === undefined || person.gone) throw refuse.unknownMember();
      return ok(renderMember(call.world, guild, person));
    },
  },
];
