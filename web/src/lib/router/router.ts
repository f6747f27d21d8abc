import {
  browserHistory,
  createLocation,
  type History,
  type Location,
  type MemoryEntry,
  memoryHistory,
  type To,
} from './history.ts'

/** An entry was added to the history or replaced, or an earlier one is visited again. */
type Action = 'push' | 'replace' | 'visit'

/** Where the app is. */
export interface RouterState {
  location: Location
  /** True if the page stays where it is scrolled to. */
  preventScrollReset: boolean
  /** True if the screen changes with a view transition. */
  viewTransition: boolean
}

export interface NavigationOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** Kept with the history entry. */
  state?: unknown
  preventScrollReset?: boolean | undefined
  viewTransition?: boolean | undefined
}

type Listener = (state: RouterState) => void

/** Says whether a navigation must wait; `proceed` carries it out after all. */
export type Block = (current: Location, next: Location, proceed: () => void) => boolean

/** Follows the history, and asks before it leaves a location. Give it to `RouterProvider`. */
export class Router {
  state: RouterState
  private readonly history: History
  private readonly subscribers = new Set<Listener>()
  private readonly leaveListeners = new Set<Listener>()
  private readonly blocks = new Set<Block>()
  /** Pairs of paths between which a view transition led. */
  private readonly transitions = new Set<string>()
  /** The router itself is moving, to undo a blocked move or to carry it out after all. */
  private ownMove: 'undoes' | 'proceeds' | undefined

  constructor(history: History) {
    this.history = history
    this.state = stateAt(history.location)
    history.listen((delta) => this.follow(delta))
  }

  /** Goes to a path, or a number of entries back or forward. */
  navigate = (to: To | number, options: NavigationOptions = {}): void => {
    if (typeof to === 'number') return this.history.go(to)
    const location = createLocation(to, options.state)
    const proceed = () => this.enter(location, options.replace ? 'replace' : 'push', options)
    if (!this.isBlocked(location, proceed)) proceed()
  }

  /** Runs after each navigation. Returns a function that ends it. */
  subscribe(listener: Listener): () => void {
    return added(this.subscribers, listener)
  }

  /** Runs before each navigation with the state that is left. Returns a function that ends it. */
  onLeave(listener: Listener): () => void {
    return added(this.leaveListeners, listener)
  }

  /** Asks before each navigation. Returns a function that ends it. */
  block(block: Block): () => void {
    return added(this.blocks, block)
  }

  /** Follows a move that the browser has already made. */
  private follow(delta: number | null): void {
    const { ownMove } = this
    this.ownMove = undefined
    if (ownMove === 'undoes') return
    const { location } = this.history
    const move = (kind: 'undoes' | 'proceeds', by: number) => {
      this.ownMove = kind
      this.history.go(by)
    }
    const isAsked = ownMove === undefined && delta !== null
    if (isAsked && this.isBlocked(location, () => move('proceeds', delta))) move('undoes', -delta)
    else this.enter(location, 'visit')
  }

  private isBlocked(next: Location, proceed: () => void): boolean {
    return [...this.blocks].some((block) => block(this.state.location, next, proceed))
  }

  private enter(location: Location, action: Action, options: NavigationOptions = {}): void {
    for (const listener of this.leaveListeners) listener(this.state)
    if (action === 'push') this.history.push(location)
    if (action === 'replace') this.history.replace(location)
    const viewTransition = this.hasTransition(location.pathname, action, options)
    this.state = stateAt(location, { ...options, viewTransition })
    for (const subscriber of this.subscribers) subscriber(this.state)
  }

  /** Going back or forward repeats the view transition that led there or away. */
  private hasTransition(
    to: string,
    action: Action,
    { viewTransition = false }: NavigationOptions,
  ): boolean {
    const from = this.state.location.pathname
    if (viewTransition) this.transitions.add(`${from} ${to}`)
    const isRepeated = [`${from} ${to}`, `${to} ${from}`].some((way) => this.transitions.has(way))
    return viewTransition || (action === 'visit' && isRepeated)
  }
}

const stateAt = (
  location: Location,
  { preventScrollReset = false, viewTransition = false }: NavigationOptions = {},
): RouterState => ({ location, preventScrollReset, viewTransition })

function added<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item)
  return () => void items.delete(item)
}

export const createBrowserRouter = () => new Router(browserHistory())

/** A router in memory, for tests. */
export const createMemoryRouter = (entries: readonly MemoryEntry[] = ['/']) =>
  new Router(memoryHistory(entries))
