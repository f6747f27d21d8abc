import type { MediaList, WorkRef } from '@medley/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { List, ListPlus, Lock, Rows3 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/overlays/menu.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useMember } from '../sessions/session.ts'
import { worksTexts } from '../works/works.messages.ts'
import { ownListsOfWorkQuery, useListing, useOwnLists } from './lists.calls.ts'
import { mediaListsEnabled } from './lists-enabled.ts'
import { listTexts as texts } from './lists.messages.ts'

/** Menu that adds a work to the end of the member's lists or removes it; ticks the lists that hold it. */
export function AddToList({ work }: { work: WorkRef }) {
  const member = useMember()
  if (!mediaListsEnabled(member)) return null
  const button = (
    <Button kind="quiet" icon={<ListPlus aria-hidden="true" />} aria-disabled={!member}>
      {texts.addToList}
    </Button>
  )
  if (!member) return <Hint text={worksTexts.logInToInteract}>{button}</Hint>
  return <ListsMenu trigger={button} username={member.username} work={work} />
}

type ListsMenuProps = { trigger: ComponentProps<typeof Menu>['trigger'] } & Named

function ListsMenu({ trigger, username, work }: ListsMenuProps) {
  const toggle = useToggle(username, work)
  return (
    <Menu trigger={trigger} align="start">
      <OwnLists username={username} work={work} onToggle={toggle} />
      <MenuLine />
      <MenuLink link={<Link to={paths.lists(username)} />} icon={<Rows3 aria-hidden="true" />}>
        {texts.myLists}
      </MenuLink>
    </Menu>
  )
}

type Named = { username: string; work: WorkRef }
type OwnListsProps = Named & { onToggle: (list: MediaList, wanted: boolean) => void }

/** The member's newest lists; the lists page shows all. */
function OwnLists({ username, work, onToggle }: OwnListsProps) {
  const lists = useOwnLists(username)
  const holding = useQuery(ownListsOfWorkQuery(work))
  if (!lists.data || !holding.data || lists.data.items.length === 0) {
    const isReady = lists.data && holding.data
    const note =
      lists.isError || holding.isError ? texts.loadFailed : isReady ? texts.noOwnLists : 'Loading'
    return (
      <MenuItem disabled onSelect={() => undefined}>
        {note}
      </MenuItem>
    )
  }
  const held = new Set(holding.data)
  return lists.data.items.map((list) => (
    <MenuItem
      key={list.id}
      icon={list.isPrivate ? <Lock aria-hidden="true" /> : <List aria-hidden="true" />}
      checked={held.has(list.id)}
      onSelect={() => onToggle(list, !held.has(list.id))}
    >
      {list.title}
    </MenuItem>
  ))
}

function useToggle(username: string, work: WorkRef) {
  const listing = useListing(username, work)
  return ({ id: listId, title }: MediaList, wanted: boolean) =>
    listing.mutate(
      { listId, wanted },
      {
        onSuccess: () =>
          showSnackbar({
            text: wanted ? texts.addedTo(title) : texts.takenFrom(title),
            kind: 'success',
          }),
        onError: (error) =>
          wanted && isApiError(error, 'validation_error')
            ? showSnackbar({ text: texts.present, kind: 'warning' })
            : showSnackbar({ text: texts.changeFailed, kind: 'error' }),
      },
    )
}
