import type { MediaList, WorkRef } from '@medley/contract/shapes'
import { List, ListPlus, Lock, Rows3 } from 'lucide-react'
import { Link } from 'react-router'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/menu.tsx'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { useMember } from '../sessions/session.ts'
import { worksTexts } from '../works/works.messages.ts'
import { useAddToList, useOwnLists } from './lists.calls.ts'
import { listTexts as texts } from './lists.messages.ts'

/** Puts a work at the end of one of the member's lists. */
export function AddToList({ work }: { work: WorkRef }) {
  const member = useMember()
  const addition = useAddToList(member?.username ?? '')
  const button = (
    <Button
      kind="quiet"
      icon={<ListPlus aria-hidden="true" />}
      aria-disabled={!member}
      loading={addition.isPending}
    >
      {texts.addToList}
    </Button>
  )
  if (!member) return <Hint text={worksTexts.logInToInteract}>{button}</Hint>
  const add = ({ id, title }: MediaList) =>
    addition.mutate(
      { listId: id, work },
      {
        onSuccess: () => showSnackbar({ text: texts.addedTo(title), kind: 'success' }),
        onError: (error) =>
          isApiError(error, 'validation_error')
            ? showSnackbar({ text: texts.present, kind: 'warning' })
            : showSnackbar({ text: texts.changeFailed, kind: 'error' }),
      },
    )
  return (
    <Menu trigger={button} align="start">
      <OwnLists username={member.username} onChoose={add} />
      <MenuLine />
      <MenuLink
        link={<Link to={paths.lists(member.username)} />}
        icon={<Rows3 aria-hidden="true" />}
      >
        {texts.myLists}
      </MenuLink>
    </Menu>
  )
}

type OwnListsProps = { username: string; onChoose: (list: MediaList) => void }

/** The newest lists; all of them are on their own page. */
function OwnLists({ username, onChoose }: OwnListsProps) {
  const { data, isError } = useOwnLists(username)
  if (!data || data.items.length === 0) {
    const note = isError ? texts.loadFailed : data ? texts.noOwnLists : 'Loading'
    return (
      <MenuItem disabled onSelect={() => undefined}>
        {note}
      </MenuItem>
    )
  }
  return data.items.map((list) => (
    <MenuItem
      key={list.id}
      icon={list.isPrivate ? <Lock aria-hidden="true" /> : <List aria-hidden="true" />}
      onSelect={() => onChoose(list)}
    >
      {list.title}
    </MenuItem>
  ))
}
