import { type OrganizationUser, type Role, roleLabels } from 'contract';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import {
  type StatusGlyph,
  StatusMark,
  type StatusMarkProps,
  type StatusTone,
} from '../../../components/StatusMark/StatusMark.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { ActionMenu, type RowAction } from '../../../patterns/ActionMenu/ActionMenu.tsx';
import { type TeamActions, userName } from './team-state.ts';
import { teamCopy as copy } from './Team.copy.ts';
import * as styles from './Team.css.ts';

/** What the rows are shown by. */
export interface TeamView {
  readonly ownId: string;
  /** Owners who can sign in: the last one stays. */
  readonly owners: number | undefined;
  readonly now: Date;
}

/** The columns of people; the last one has what can be done with each, for whoever may do it. */
export function teamColumns(
  view: TeamView,
  actions: TeamActions | null,
): readonly DataTableColumn<OrganizationUser>[] {
  const { ownId, now } = view;
  return [
    {
      key: 'name',
      header: copy.columns.name,
      isRowHeader: true,
      lines: 2,
      cell: (user) => <Name user={user} isOneself={user.id === ownId} />,
    },
    { key: 'role', header: copy.columns.role, width: '8em', cell: ({ role }) => roleWords(role) },
    {
      key: 'status',
      header: copy.columns.status,
      width: '13em',
      lines: 2,
      cell: (user) => <Standing user={user} now={now} />,
    },
    {
      key: 'lastSignIn',
      header: copy.columns.lastSignIn,
      width: '13em',
      from: 'medium',
      cell: ({ lastSignInAt }) => lastSignInAt && formatRelativeDateTime(lastSignInAt, now),
    },
    ...(actions
      ? [
          rowMenuColumn<OrganizationUser>({
            header: copy.actions,
            label: (user) => copy.menu(userName(user)),
            menu: (user, label) => <ActionMenu label={label} actions={actionsOf(user, view, actions)} />,
          }),
        ]
      : []),
  ];
}

function Name({ user, isOneself }: { readonly user: OrganizationUser; readonly isOneself: boolean }) {
  const name = userName(user);
  return (
    <>
      <span className={styles.name}>
        <span className={styles.words}>{name}</span>
        {isOneself && <Badge>{copy.you}</Badge>}
      </span>
      <span className={styles.second}>{name === user.email ? copy.noName : user.email}</span>
    </>
  );
}

/** The label of a role; a newer platform may know more of them. */
export function roleWords(role: string): string {
  return Object.hasOwn(roleLabels, role) ? roleLabels[role as Role] : copy.unknownRole;
}

const marks: Record<OrganizationUser['status'], { readonly glyph: StatusGlyph; readonly tone: StatusTone }> =
  {
    active: { glyph: 'check-filled', tone: 'success' },
    invited: { glyph: 'clock', tone: 'neutral' },
    deactivated: { glyph: 'cross-ring', tone: 'muted' },
    unknown: { glyph: 'ring', tone: 'neutral' },
  };

function Standing({ user, now }: { readonly user: OrganizationUser; readonly now: Date }) {
  const { status } = user;
  const detail = detailOf(user, now);
  return (
    <StatusMark {...marks[status]} {...detail}>
      {copy.statuses[status]}
    </StatusMark>
  );
}

/** What somebody has to do something about comes before since when it is so. */
function detailOf(user: OrganizationUser, now: Date): Pick<StatusMarkProps, 'detail' | 'detailTone'> {
  const { status, invitedAt, deactivatedAt, invitationDelivery } = user;
  if (isOver(user, now)) return { detail: copy.expired, detailTone: 'warning' };
  if (status === 'invited' && invitationDelivery === 'failed') {
    return { detail: copy.notDelivered, detailTone: 'danger' };
  }
  if (status === 'invited' && invitationDelivery === 'waiting') return { detail: copy.beingDelivered };
  const since = status === 'invited' ? invitedAt : status === 'deactivated' ? deactivatedAt : null;
  return since === null ? {} : { detail: copy.since(since) };
}

/** Whether an invitation can be accepted no more. */
function isOver({ status, invitationExpiresAt }: OrganizationUser, now: Date): boolean {
  return (
    status === 'invited' && (invitationExpiresAt === null || Date.parse(invitationExpiresAt) <= now.getTime())
  );
}

/** What cannot be done says why, in its place. */
function actionsOf(user: OrganizationUser, { ownId, owners }: TeamView, ways: TeamActions) {
  const isLastOwner = user.role === 'org_owner' && user.status === 'active' && owners === 1;
  const because = (own: string) => (user.id === ownId ? own : isLastOwner ? copy.lastOwner : undefined);
  const disabledReason = because(copy.ownAccess);
  const all: (RowAction | false)[] = [
    {
      key: 'role',
      label: copy.changeRole,
      disabledReason: because(copy.ownRole),
      onAction: () => ways.onChangeRole(user),
    },
    user.status === 'invited' && {
      key: 'reinvite',
      label: copy.reinvite,
      onAction: () => ways.onReinvite(user),
    },
    user.status === 'active' && {
      key: 'deactivate',
      label: copy.deactivate,
      disabledReason,
      onAction: () => ways.onDeactivate(user),
    },
    user.status === 'deactivated' && {
      key: 'activate',
      label: copy.activate,
      onAction: () => ways.onActivate(user),
    },
    {
      key: 'remove',
      label: copy.remove,
      tone: 'danger' as const,
      disabledReason,
      onAction: () => ways.onRemove(user),
    },
  ];
  return all.filter((action) => action !== false);
}
