import type { Scene } from '../kit.ts';

interface Owner {
  readonly id: string;
  readonly name: string;
}
const userOf = ({ id, name }: Owner) => ({ id, username: name, discriminator: '0', avatar: null });

/** Makes Discord name this owner, or this team, in its data about the application. */
export function ownedBy(
  { discord }: Pick<Scene, 'discord'>,
  owner: Owner,
  team?: readonly (readonly [Owner, 1 | 2])[],
): void {
  const members = team?.map(([person, membership_state]) => ({
    membership_state,
    permissions: ['*'],
    role: 'developer',
    team_id: '99999999999999999',
    user: userOf(person),
  }));
  discord.fail({
    method: 'GET',
    path: /^\/applications\/@me$/,
    status: 200,
    body: {
      id: discord.applicationId,
      name: 'Board games',
      owner: userOf(owner),
      team: members
        ? {
            id: '99999999999999999',
            name: 'Team',
            icon: null,
            owner_user_id: members[0]?.user.id,
            members,
          }
        : null,
    },
    times: 1,
  });
}
