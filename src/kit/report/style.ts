import { palette } from "../../base/brand.js";

/** The page's own style: it loads nothing, and follows the reader's choice of light or dark. */
export const style = `
${palette}* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 var(--sans); }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.mark { display: flex; align-items: center; gap: .6rem; margin: 0 0 1rem; font-weight: 650; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
.sub { color: var(--soft); margin: 0; overflow-wrap: anywhere; }
.head { background: var(--panel); border: 1px solid var(--line); border-left: .5rem solid currentColor; border-radius: .6rem; padding: 1.25rem; }
.head p:not(.sub) { color: var(--ink); } .counts h2 { color: var(--ink); font-size: 1rem; margin: 0; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1.25rem 2rem; margin-top: 1.25rem; }
.counts .sub { font-size: .85rem; } .tally { margin: .5rem 0 .35rem; font-weight: 600; }
.bar { display: block; width: 100%; height: .5rem; border-radius: .25rem; }
.bar rect { fill: currentColor; stroke: var(--panel); stroke-width: 2px; vector-effect: non-scaling-stroke; }
.held, .same { color: var(--good); } .broken { color: var(--bad); } .differs, .held-in-part { color: var(--warn); } .not-verified { color: var(--soft); }
details { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .6rem .9rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } summary .sub { margin-left: .25rem; font-size: .85rem; }
section + section { border-top: 1px solid var(--line); margin-top: .9rem; } details p { overflow-wrap: anywhere; margin: .6rem 0; }
code, pre { font-family: var(--mono); }
code { font-size: .9em; background: var(--sunken); border-radius: .25rem; padding: 0 .2rem; } td a { color: inherit; } .word { font-weight: 700; }
pre { background: var(--sunken); border-radius: .4rem; padding: .7rem; margin: .5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .82rem; }
table { width: 100%; border-collapse: collapse; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; }
th, td { padding: .45rem .7rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th, td.word { white-space: nowrap; } tbody th { font-weight: 600; }
@media print { body { background: none; } details, tr { break-inside: avoid; } }
@media (max-width: 40rem) { thead { display: none; } tr { display: grid; grid-template-columns: auto 1fr; border-top: 1px solid var(--line); }
  th, td { border: 0; padding: .3rem .7rem; } td:last-child { grid-column: 1 / -1; padding-bottom: .7rem; } }
`;
