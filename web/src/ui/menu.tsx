import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './popup.module.css'

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  /** MenuItem, MenuLink and MenuLine. */
  children: ReactNode
}

/** A list of actions under a button: arrows, Home, End and first letters move, Esc closes. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className={classNames(styles['popup'], styles['menu'])}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** One action of a menu. */
export function MenuItem({ icon, danger, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      className={classNames(styles['item'], danger && styles['danger'])}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      {children}
    </Base.Item>
  )
}

type MenuLinkProps = {
  /** The router's link element without content. */
  link: ReactElement
  icon?: ReactNode
  children: ReactNode
}

/** One destination of a menu. */
export function MenuLink({ link, icon, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles['item']} render={link} closeOnClick>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

/** A line between groups of a menu. */
export function MenuLine() {
  return <Base.Separator className={styles['line']} />
}
