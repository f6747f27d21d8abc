import { useEffect, useState } from 'react'

/** Less, in px, is no decision to scroll one way or the other. */
const leastMove = 8

/** True after scrolling on in a low window, until scrolling back. */
export function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const low = window.matchMedia('(height < 500px)')
    let last = 0
    const look = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < leastMove) return
      setIsAway(low.matches && scrollY > last)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isAway
}
