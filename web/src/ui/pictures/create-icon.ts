import { createElement, type SVGProps } from 'react'

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Takes the place of `createLucideIcon` where the app is built (`vite.config.ts`): the library's also serves colours
 * and strokes from a context, for 0.8 kB of every first load, and works out its attributes at each drawing.
 */
function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      drawing,
    )
  }
}

// oxlint-disable-next-line import/no-default-export -- the icons import the library's by default
export { createIcon as default }
