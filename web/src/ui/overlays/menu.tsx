import { Check } from 'lucide-react'
import {
  cloneElement,
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { useAnchored, type Align } from './anchored.ts'
import { classNames } from '../layout/class-names.ts'
import { itemForKey, menuItems } from './menu-keys.ts'
import styles from './popup.module.css'

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  align?: Align
  /** MenuItem, MenuLink and MenuLine. */
  children: ReactNode
}

type Opened = 'first' | 'last' | 'menu'

const CloseMenu = createContext<() => void>(() => undefined)

/** A dropdown menu: arrow keys, Home, End and first letters move the focus, Esc closes. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const { setAnchor, focusAnchor, popupRef } = useAnchored(Boolean(opened), align, () =>
    setOpened(undefined),
  )
  const close = useCallback(() => {
    setOpened(undefined)
    focusAnchor()
  }, [focusAnchor])
  useItemFocus(opened, popupRef)
  const pressTrigger = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
    }
  }
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // The Tab key continues from the button.
    if (event.key === 'Tab') close()
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    const next = itemForKey(menuItems(event.currentTarget), event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const triggerId = trigger.props.id ?? `${id}-trigger`
  const button = cloneElement(trigger, {
    id: triggerId,
    ref: setAnchor,
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(opened),
    'aria-controls': opened ? id : undefined,
    onKeyDown: pressTrigger,
    // A click without a pointer comes from the keyboard, so the first item gets the focus.
    onClick: ({ detail }) => setOpened(opened ? undefined : detail === 0 ? 'first' : 'menu'),
  })
  return (
    <CloseMenu value={close}>
      {button}
      {opened && (
        <div
          ref={popupRef}
          id={id}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-labelledby={triggerId}
          className={classNames(styles['popup'], styles['menu'])}
          onKeyDown={pressKey}
        >
          {children}
        </div>
      )}
    </CloseMenu>
  )
}

/** Moves the focus from the loading note to the first item once the items have loaded. */
function useItemFocus(opened: Opened | undefined, popupRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const popup = popupRef.current
    if (!opened || !popup) return undefined
    const focusItem = () => {
      const items = menuItems(popup)
      const target = opened === 'menu' ? popup : opened === 'first' ? items[0] : items.at(-1)
      target?.focus({ preventScroll: true })
    }
    focusItem()
    const observer = new MutationObserver(() => {
      // The page moves a lost focus to the nearest ancestor, which may be the popup.
      const { activeElement } = document
      if (activeElement === document.body || activeElement === popup) focusItem()
    })
    observer.observe(popup, { childList: true })
    return () => observer.disconnect()
  }, [opened, popupRef])
}

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Turns the item into a toggle; the menu stays open after a press. */
  checked?: boolean | undefined
  onSelect: () => void
  children: ReactNode
}

/** A menu item that runs an action. */
export function MenuItem(props: MenuItemProps) {
  const { icon, danger, disabled = false, checked, onSelect, children } = props
  const close = useContext(CloseMenu)
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      tabIndex={-1}
      className={classNames(styles['item'], danger && styles['danger'])}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (disabled) return
        if (checked === undefined) close()
        onSelect()
      }}
    >
      {icon}
      {children}
      {checked && <Check className={styles['tick']} aria-hidden="true" />}
    </button>
  )
}

type MenuLinkProps = {
  /** The router's link element without content. */
  link: ReactElement<ComponentProps<'a'>>
  icon?: ReactNode
  children: ReactNode
}

/** A menu item that is a link. */
export function MenuLink({ link, icon, children }: MenuLinkProps) {
  const close = useContext(CloseMenu)
  return cloneElement(
    link,
    { role: 'menuitem', tabIndex: -1, className: styles['item'], onClick: close },
    icon,
    children,
  )
}

type MenuIconLinkProps = {
  /** The router's link element without content. */
  link: ReactElement<ComponentProps<'a'>>
  /** Accessible label of the icon link. */
  label: string
  icon: ReactNode
}

/** A menu item that is an icon-only link. */
export function MenuIconLink({ link, label, icon }: MenuIconLinkProps) {
  const close = useContext(CloseMenu)
  return cloneElement(
    link,
    {
      role: 'menuitem',
      tabIndex: -1,
      className: styles['iconItem'],
      'aria-label': label,
      onClick: close,
    },
    icon,
  )
}

type MenuGroupProps = { label: string; children: ReactNode }

/** Menu items under a heading. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <div role="group" aria-label={label}>
      <p role="presentation" aria-hidden="true" className={styles['groupLabel']}>
        {label}
      </p>
      {children}
    </div>
  )
}

/** A separator between groups of menu items. */
export function MenuLine() {
  return <hr className={styles['line']} />
}
