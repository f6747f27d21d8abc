import { describe, expect, test } from 'vitest'
import { plainReview } from './plain-review.ts'

describe('the text of an exported review', () => {
  test.each([
    ['A <i>quiet</i> <b>storm</b>.', 'A *quiet* **storm**.'],
    ['<em>An </em>end, <b></b>and <i>one that stays open', 'An end, and one that stays open'],
    ['<blockquote>One<br>two</blockquote>', '> One\n> two'],
    ['<i>One<br>two</i>, <b>4/5&nbsp;</b>and', '*One*\n*two*, **4/5** and'],
    ['<b>A <i>b</i></b> <i><b>c</b></i>', '**A** ***b*** ***c***'],
    ['<b>no</b>thing, un<i>believ</i>able, <i>Alien</i>s', 'nothing, unbelievable, Aliens'],
    ['<b>a</b><i>b</i>, <i>c*</i>, 3*<i>d</i>', 'ab, c*, 3*d'],
    ['</b>a<b> b', 'a b'],
    ['He <spoiler>dies</spoiler>. [spoiler]So sad[/spoiler]!', 'He ||dies||. ||So sad||!'],
    ['<spoiler>One <i>two</i><br><br>three </spoiler>four', '||One *two*||\n\n||three|| four'],
    ['<i>a <spoiler>b</spoiler> c</i>', '*a ||b|| c*'],
    ['<i><spoiler></i>x</spoiler> <spoiler> </spoiler>', '||x||'],
    ['<spoiler><blockquote>No!</blockquote>So</spoiler>', '> ||No!||\n\n||So||'],
    ['||a<spoiler>|b || c|</spoiler>|<spoiler>d</spoiler>', '|a||b | c|| | ||d||'],
    ['8 || 9, ||never <spoiler>closed', '8 || 9, |never ||closed||'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<p>First.</p><p>Second.</p>', 'First.\n\nSecond.'],
    [
      'Says:<blockquote>We <em>rob</em> banks</blockquote>Yes.',
      'Says:\n\n> We *rob* banks\n\nYes.',
    ],
    ['See <a href="https://a.example/x">this essay</a>.', 'See this essay (https://a.example/x).'],
    ['<a href="https://a.example/">https://a.example</a>', 'https://a.example/'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['It&#39;s &quot;fine&quot;&nbsp;&amp; short&hellip; &#x1F3AC;', 'It\'s "fine" & short… 🎬'],
    ['before <iframe src="https://v.example/1"></iframe> after', 'before  after'],
    ['I <3 this, and 2 < 3 > 1', 'I <3 this, and 2 < 3 > 1'],
    [
      '&lt;script&gt; stays text, &copyright; too, &#0; and &#xD800;',
      '<script> stays text, &copyright; too, &#0; and &#xD800;',
    ],
    ['line\r\n\r\n\r\n\r\nline', 'line\n\nline'],
  ])('reads %j as %j', (markup, text) => {
    expect(plainReview(markup)).toBe(text)
  })

  test('is null when nothing is left of it', () => {
    expect(plainReview('<p> <br> </p>')).toBeNull()
    expect(plainReview('')).toBeNull()
  })

  test('is cut at 20000 signs, not in the middle of one', () => {
    const text = plainReview('🎬'.repeat(20_001)) ?? ''
    expect([...text]).toHaveLength(20_000)
    expect(text.endsWith('🎬…')).toBe(true)
    expect(plainReview('🎬'.repeat(20_000))).toBe('🎬'.repeat(20_000))
  })

  test.each([
    '<',
    '<a ',
    '<a href=',
    '<p\n',
    '&#',
    '\n \n',
    '<iframe ',
    '<i>',
    ' </b>',
    '<blockquote>',
    '<b> ',
    '<i></i>',
    '<spoiler>',
    '<spoiler> </spoiler>',
    '<spoiler>|a',
    '<b>a</b>',
  ])(
    'the text of an exported review of %j many times is read in work that grows with its length only',
    (sign) => {
      const short = Math.min(...[1, 2, 3].map(() => workOf(sign.repeat(25_000))))
      // Sixteen times the text; work that grows with the square would be 256 times as much.
      expect(workOf(sign.repeat(400_000))).toBeLessThan(64 * Math.max(short, 2_000))
    },
  )
})

/** Processor time of this process, in µs, which other processes do not add to. */
function workOf(text: string): number {
  const before = process.cpuUsage()
  plainReview(text)
  const { user, system } = process.cpuUsage(before)
  return user + system
}
