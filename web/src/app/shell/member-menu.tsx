import {
  Bookmark,
  CircleCheck,
  FileUp,
  LogOut,
  Moon,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { leave, type Member } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { useTheme } from '../../theme/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/menu.tsx'
import styles from './navbar.module.css'

/** The avatar of the member, and under it the ways to what is theirs. */
export function MemberMenu({ member }: { member: Member }) {
  const navigate = useNavigate()
  const { scheme, setScheme } = useTheme()
  const { username } = member
  const logOut = () => {
    leave()
    void navigate(paths.home())
  }
  return (
    <Menu
      trigger={
        <button type="button" className={styles['trigger']} aria-label={`Menu of ${username}`}>
          <Avatar name={username} decorative />
        </button>
      }
    >
      <p className={styles['who']}>@{username}</p>
      <MenuLink link={<Link to={paths.profile(username)} />} icon={<UserRound />}>
        Profile
      </MenuLink>
      <MenuLink link={<Link to={paths.contacts(username)} />} icon={<UsersRound />}>
        Friends
      </MenuLink>
      <MenuLink link={<Link to={paths.savedForLater(username)} />} icon={<Bookmark />}>
        Saved for Later
      </MenuLink>
      <MenuLink link={<Link to={paths.worksEngaged(username)} />} icon={<CircleCheck />}>
        Works Engaged
      </MenuLink>
      <MenuLink link={<Link to={paths.importData()} />} icon={<FileUp />}>
        Import
      </MenuLink>
      <MenuLine />
      <MenuItem
        icon={scheme === 'dark' ? <Sun /> : <Moon />}
        onSelect={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
      >
        {scheme === 'dark' ? 'Light mode' : 'Dark mode'}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={logOut}>
        Logout
      </MenuItem>
    </Menu>
  )
}
