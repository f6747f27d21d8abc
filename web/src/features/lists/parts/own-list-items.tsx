import { listsTexts } from '@medley/texts/lists'
import { useQuery } from '@tanstack/react-query'
import { List, ListPlus, Lock, Rows3 } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { isApiError } from '../../../lib/api.ts'
import { paths } from '../../../paths.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { MenuItem, MenuLine, MenuLink } from '../../../ui/overlays/menu.tsx'
import type { CoveredWork } from '../../works/cover-props.ts'
import { ownListsOfWorkQuery, useListing, useOwnLists } from '../lists.calls.ts'

type Named = { username: string; work: CoveredWork }
type OwnListItemsProps = Named & { onNewList: () => void }

/** The member's lists with ticks at those that hold the work, a new list, and the lists page. */
export function OwnListItems({ username, work, onNewList }: OwnListItemsProps) {
  return (
    <>
      <OwnLists username={username} work={work} />
      <MenuLine />
      <MenuItem icon={<ListPlus aria-hidden="true" />} onSelect={onNewList}>
        {listsTexts.newList}
      </MenuItem>
      <MenuLink link={<Link to={paths.lists(username)} />} icon={<Rows3 aria-hidden="true" />}>
        {listsTexts.myLists}
      </MenuLink>
    </>
  )
}

/** The member's newest lists; the lists page shows all. */
function OwnLists({ username, work }: Named) {
  const lists = useOwnLists(username)
  const holding = useQuery(ownListsOfWorkQuery(work))
  const toggle = useToggle(username, work)
  if (!lists.data || !holding.data || lists.data.items.length === 0) {
    const isReady = lists.data && holding.data
    const hasFailed = lists.isError || holding.isError
    return (
      <MenuItem disabled onSelect={() => undefined}>
        {hasFailed ? listsTexts.loadFailed : isReady ? listsTexts.noOwnLists : listsTexts.loading}
      </MenuItem>
    )
  }
  const held = new Set(holding.data)
  return lists.data.items.map(({ id, title, isPrivate }) => (
    <MenuItem
      key={id}
      icon={isPrivate ? <Lock aria-hidden="true" /> : <List aria-hidden="true" />}
      checked={held.has(id)}
      onSelect={() => toggle.mutate({ listId: id, title, wanted: !held.has(id) })}
    >
      {title}
    </MenuItem>
  ))
}

function useToggle(username: string, work: CoveredWork) {
  return useListing(username, work, {
    onSuccess: (_, { wanted, title }) =>
      showSnackbar({
        text: wanted ? listsTexts.addedTo({ title }) : listsTexts.takenFrom({ title }),
        kind: 'success',
      }),
    onError: (error, { wanted }) =>
      wanted && isApiError(error, 'validation_error')
        ? showSnackbar({ text: listsTexts.present, kind: 'warning' })
        : showSnackbar({ text: listsTexts.changeFailed, kind: 'error' }),
  })
}
