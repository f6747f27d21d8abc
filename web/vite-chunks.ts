import type { Rolldown } from 'vite'

/** A module that two or more screens need. */
const shared = { minShareCount: 2 } as const

/**
 * Groups modules into chunks. By default the bundler emits a hundred small chunks, which compress badly
 * and cost a phone many requests. A screen loads `react`, `app`, its own chunk and those shared chunks it
 * uses. Earlier groups take precedence. A chunk takes in what its modules import, unless an earlier group
 * does: what many screens need comes before what needs it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  // The shell and what nearly every screen uses; not what loads on first opening. A rating or a mark
  // anywhere refreshes recommendations.
  {
    name: 'app',
    test: /[\\/]node_modules[\\/](react-router|@tanstack)[\\/]|[\\/]src[\\/]((product|operator|paths)\.ts|features[\\/]recommendations[\\/]refresh|(app|lib|theme|ui[\\/]\w+)[\\/](?!shell[\\/](tab-bar|use-is-typing)|prefetch-on|cover|poster|infinite|use-gradually|ten-stars|use-scrubbing|date-field|file-drop|prose|switch|leave-|tag-list|paged-card|picture-row|form-page|progress-line|use-near|drawer|.*-window))/,
    priority: 8,
  },
  {
    name: 'windows',
    test: /[\\/]node_modules[\\/]@base-ui[\\/]|[\\/]src[\\/]ui[\\/]\w+[\\/](drawer|.*-window)/,
    priority: 7,
  },
  {
    // Else a screen would load the features that happen to use the same icon.
    name: 'icons',
    test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
    priority: 7,
    ...shared,
  },
  {
    // Parts that the screens with the largest first load do without.
    name: 'rows',
    test: /[\\/]src[\\/]ui[\\/]\w+[\\/](tag-list|paged-card|form-page|progress-line)/,
    priority: 7,
    ...shared,
  },
  { name: 'forms', test: /[\\/]node_modules[\\/]react-hook-form[\\/]/, priority: 7 },
  {
    name: 'works',
    test: /[\\/]src[\\/](lib[\\/]use-near|ui[\\/]\w+[\\/](cover|poster)|features[\\/](works|sources)[\\/](?!explore|use-explore|facet|work-(strip|row)|sources\.messages|parts[\\/](explore|cover|use-)))/,
    priority: 6,
    ...shared,
  },
  {
    // Rows of works, on no screen with a large first load.
    name: 'strips',
    test: /[\\/]src[\\/]features[\\/]works[\\/]work-strip/,
    priority: 6,
    ...shared,
  },
  {
    // What search and Explore need of the next group.
    name: 'people',
    test: /[\\/]src[\\/](ui[\\/]pictures[\\/]picture-row|features[\\/](ratings|friendships)[\\/])/,
    priority: 6,
    ...shared,
  },
  {
    // What the first steps, profiles, lists and work pages need of the next group: they show no posts
    // with comments, or only after their first load.
    name: 'review-calls',
    test: /[\\/]src[\\/](marked-text|features[\\/](reviews[\\/]((reviews|review-store)\.calls|reviews\.messages|work-review-view|posted-review)|review-likes[\\/]review-like-state|viewings[\\/]refresh|share|reports[\\/]report(s\.messages|-popup)))/,
    priority: 6,
    ...shared,
  },
  {
    // The feed and review pages show no lists.
    name: 'list-texts',
    test: /[\\/]src[\\/]features[\\/]lists[\\/](list-owner|lists\.messages)/,
    priority: 6,
    ...shared,
  },
  {
    // Review pages and the lists of a member do not grow.
    name: 'growing-lists',
    test: /[\\/]src[\\/](ui[\\/]lists[\\/](infinite-list|use-gradually)|features[\\/]reviews[\\/]review-list)/,
    priority: 5,
    ...shared,
  },
  {
    // Shared by the feed and review pages, and the reviews of a work: an extra request costs more than a
    // few unused kilobytes. Of lists only what a work page shows.
    name: 'social',
    test: /[\\/]src[\\/]features[\\/](reviews[\\/](?!quick-rating|review-list)|review-likes|share|comments|reports|lists[\\/](add-to-list|in-lists|lists-of-work|lists-enabled)|viewings[\\/]refresh)/,
    priority: 5,
    ...shared,
  },
  {
    debugName: 'marks',
    // As chunks of features, these two would become part of the diary's, which work pages load later.
    name: (id) => (id.includes('work-marks') ? 'work-marks' : 'engagements'),
    // The pages of marked works are no part of a work page.
    test: /[\\/]src[\\/]features[\\/](work-marks[\\/](?!.*(marked|removal))|engagements[\\/])/,
    // Above `social`, whose one-tap ratings need them: search must not load all of it.
    priority: 6,
    ...shared,
  },
  {
    // A work page loads the windows that call these on demand.
    name: 'suggestion-texts',
    test: /[\\/]src[\\/]features[\\/](work-suggestions|merges)[\\/][\w-]+\.messages/,
    priority: 5,
    ...shared,
  },
  {
    // Screens without a rating share other small parts.
    name: 'stars',
    test: /[\\/]src[\\/]ui[\\/]ratings[\\/](ten-stars|use-scrubbing)/,
    priority: 5,
    ...shared,
  },
  {
    // Recommendations have works to rate, too; the first steps do without recommendations.
    name: 'welcome',
    test: /[\\/]src[\\/]features[\\/]welcome[\\/]/,
    priority: 5,
    ...shared,
  },
  {
    // Else every screen would load these.
    name: 'import-words',
    test: /[\\/]contract[\\/]src[\\/]import-messages/,
    priority: 5,
    ...shared,
  },
  {
    debugName: 'by feature',
    name: (id) =>
      /[\\/](?:features[\\/])?(screens|(?<=features[\\/])[\w-]+)[\\/]/.exec(id)?.[1] ?? 'parts',
    test: /[\\/]src[\\/]/,
    priority: 4,
    ...shared,
  },
]
