import { palette } from "../../base/brand.js";

/** The page's own style: it loads nothing, and follows the reader's choice of light or dark. */
export const style = `
${palette}* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 var(--sans); }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { color: var(--accent); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.mark { display: flex; align-items: center; gap: .6rem; margin: 0 0 1rem; font-weight: 650; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .6rem; } h3 { font-size: .85rem; margin: .8rem 0 .3rem; color: var(--soft); }
.sub { color: var(--soft); font-size: .875rem; margin: 0; overflow-wrap: anywhere; }
.held, .same { color: var(--good); } .broken { color: var(--bad); } .differs, .held-in-part { color: var(--warn); } .not-verified, .declared { color: var(--soft); }
.head { background: var(--panel); border: 1px solid var(--line); border-left: .5rem solid currentColor; border-radius: .6rem; padding: 1.25rem; }
.head p:not(.sub), .head h2 { color: var(--ink); overflow-wrap: anywhere; } .head p:not(.sub) { margin: .6rem 0 0; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.25rem 2rem; margin-top: 1rem; }
.counts h2 { font-size: 1rem; margin: 0; } .tally { font-weight: 600; } .tally span { white-space: nowrap; }
.chips { display: flex; flex-wrap: wrap; gap: .25rem; margin-top: .5rem; }
.chips a { font: 600 .75rem/1.6 var(--mono); color: inherit; border: 1px solid var(--line); border-radius: .3rem; padding: 0 .35rem; text-decoration: none; }
.chips .held, .chips .same { color: var(--good); } .chips .broken { color: var(--panel); background: var(--bad); border-color: var(--bad); }
.chips .differs, .chips .held-in-part { color: var(--warn); border-color: var(--warn); } .chips .not-verified, .chips .declared { color: var(--soft); border-style: dashed; }
#filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; padding: .6rem 0; background: var(--ground); border-bottom: 1px solid var(--line); }
#filter input { flex: 1 1 12rem; min-width: 8rem; } #filter input, #filter button { font: inherit; font-size: .875rem; color: inherit; background: var(--panel); border: 1px solid var(--edge); border-radius: .4rem; padding: .25rem .6rem; }
#filter button { cursor: pointer; } #filter [aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } #filter a { font-size: .875rem; padding: .25rem; }
.group { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .6rem .9rem; }
.group > summary > .sub, .first { display: block; margin-left: 1.1rem; } .first { font: .85rem/1.5 var(--mono); margin-top: .25rem; } .all { margin-top: 1.5rem; } .all > summary h2 { display: inline; }
summary { cursor: pointer; overflow-wrap: anywhere; } .word { font-weight: 700; }
.since { border: 1px solid; border-radius: .3rem; padding: 0 .3rem; font-size: .8rem; }
.finding { border-top: 1px solid var(--line); margin: .5rem 0 0; padding: .5rem 0 0; overflow-wrap: anywhere; font-size: .925rem; } p.finding { padding-left: 1.1rem; }
.finding p { margin: .4rem 0; }
code, pre { font-family: var(--mono); } code { font-size: .9em; background: var(--sunken); border-radius: .25rem; padding: 0 .2rem; }
pre { background: var(--sunken); border-radius: .4rem; padding: .7rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .82rem; max-height: 28rem; overflow-y: auto; }
pre mark { background: none; color: var(--bad); font-weight: 700; }
table { width: 100%; border-collapse: collapse; background: var(--panel); border: 1px solid var(--line); margin-top: .6rem; }
th, td { padding: .45rem .7rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th, td.word { white-space: nowrap; } tbody th { font-weight: 600; } td a { color: inherit; }
@media print { body { background: none; } details, tr { break-inside: avoid; } #filter { display: none; } }
@media (max-width: 40rem) { h1 { font-size: 1.5rem; } #filter { position: static; } html { scroll-padding-top: .5rem; }
  thead { display: none; } tr { display: grid; grid-template-columns: auto 1fr; border-top: 1px solid var(--line); }
  th, td { border: 0; padding: .3rem .7rem; } td:last-child { grid-column: 1 / -1; padding-bottom: .7rem; } }
`;
