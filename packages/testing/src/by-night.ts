/**
 * Test files that a whole `npm test` leaves to the night (`npm run nightly thorough`), each with what is tried of its
 * subject by day, and what isn’t. They start or kill whole shops, or try every file with other programs, and what they try seldom
 * changes. `npm test -- --changed` runs those that a change touches, and each runs by its name.
 */
export const byNight: Readonly<Record<string, string>> = {
  'e2e/account-data.test.ts':
    'Sessions, exports and erasure are tried by the tests of their operations, and their forms without a script at night alone.',
  'e2e/after-sale.test.ts': 'Cancelling and returning are tried by the tests of their operations and forms.',
  'e2e/alerts.test.ts': 'Alerts, their mails and their page are tried by the tests of their operations and jobs.',
  'e2e/bank-transfer.test.ts':
    'The way’s rules, proforma, reminders and end are tried by its table, operations and jobs.',
  'e2e/board-advice.test.ts':
    'Boards are advised in `board-advice` tests of packages and hooks; journeys order boxes with them.',
  'e2e/chosen-print.test.ts':
    'The choice of inks is tried in address and price (`box-choice`, `use-quote`), and in a line by `chosen-print` of the shop. The lists in the page, and their form without scripts, are tried at night alone.',
  'e2e/colleagues.test.ts':
    'Why a form was refused stays with it by `use-kept-form` and `use-posted-form`; what a colleague does meanwhile, at night alone.',
  'e2e/columns.test.ts': 'Journeys check the same pages on phones and desktops for what scrolls sideways.',
  'e2e/crash.test.ts':
    'Jobs, payments and their races are tried within one process; killed servers and ports that are taken, at night alone.',
  'e2e/delivery.test.ts': 'Delivery costs are tried by operation and form; journeys order with delivery and pick-up.',
  'e2e/desk-list.test.ts':
    'Its keys, changes and cursor are tried by `use-row-keys`, `use-live-list` and `use-cursor`; `desk-order` works at the desk.',
  'e2e/desk-proofs.test.ts':
    '`proofs` leads from a file to an approved proof; the desk’s part is tried by its operations.',
  'e2e/die-on-file.test.ts':
    'That a die is charged once, and what becomes of an equal box in the cart, is tried by the tests of their operations and by `use-cart-changes`.',
  'e2e/doors.test.ts':
    'Sessions, sign-in’s way back and private answers are tried by operation and route (`guard-routes.test.ts`). Going back in a browser is tried at night alone.',
  'e2e/enquiries.test.ts': 'Their checks and their order are tried by the tests of their forms.',
  'e2e/enquiry-files.test.ts':
    'What an enquiry takes is tried by `enquiry-files` of its form and by its operations; that a file is kept over a reload and a late script, at night alone.',
  'e2e/few-presses.test.ts':
    '`desk-order` works by keyboard alone, `newcomer` comes the same way by phone; presses are counted at night alone.',
  'e2e/few-taps.test.ts': '`newcomer` comes the same way by day; how many taps it takes is counted at night alone.',
  'e2e/find.test.ts':
    'The bar’s key is tried by `use-command-key` and `hold-early-presses`, what it finds by the list of searches. Its dialog is opened in a browser at night alone.',
  'e2e/folded-artwork.test.ts':
    'Where artwork lies is tried by `GetArtworkPlacement`; `proofs` takes a file from a phone to its approval.',
  'e2e/full-board.test.ts':
    'How many cards lie side by side is computed (`board-columns.test.ts`); `desk-order` and the board’s own tests move jobs. That all 24 are in view is tried at night alone.',
  'e2e/held-grain.test.ts':
    'The wish is tried by `use-box-form`, `box-choice` and `chosen-grain`, its layouts by `grain` of the price engine. Its form without scripts is tried at night alone.',
  'e2e/office-accounts.test.ts':
    'Sums and files of a month are compared by `month-of-orders`, settings by their operations.',
  'e2e/office-inbox.test.ts': 'Answers, notes and versions are tried by operation and form.',
  'e2e/office-prices.test.ts':
    'Rates, lists and sizes are tried by operation and form, and `figures-on-pages` reads them from pages.',
  'e2e/in-the-way.test.ts':
    '`first-screens` looks at what a phone shows first. What lies over what, where toasts go, and presses to a payment are tried at night alone.',
  'e2e/large-files.test.ts':
    'Parts that are lost, out of place or from two tabs are tried at the route (`resumable.test.ts`), pauses by `use-artwork-upload`. A page that is loaded anew meanwhile is tried at night alone.',
  'e2e/offline.test.ts':
    'The service worker’s script is run with a connection and without one (`service-worker.test.ts`), its page checked with all public pages.',
  'e2e/order-again.test.ts':
    'Prices and lines are those of the cart, which journeys fill; the form is tried by itself.',
  'e2e/passed-on.test.ts':
    'What a shared address keeps is tried by `box-choice`, a quotation’s price and PDF by its operation and download.',
  'e2e/password.test.ts':
    'Codes, links and ended sessions are tried by operation and form; `plain-forms` recovers a password at night, too.',
  'e2e/phone-order.test.ts': '`desk-sale` places orders at the desk, `desk-order` has one paid by its link.',
  'e2e/plain-forms.test.ts': 'What each form sends without scripts is tried by its own test.',
  'e2e/presses.test.ts':
    'What holds presses before the scripts is tried with a button (`hold-early-presses.test.ts`); hooks of forms are pressed twice by their own tests.',
  'e2e/presses-of-accounts.test.ts':
    'The same pages are opened and posted by `office-accounts` and by their operations; presses are counted at night alone.',
  'e2e/presses-of-orders.test.ts':
    'The same forms are tried by their operations, `desk-order` works by keyboard; presses are counted at night alone.',
  'e2e/pressure.test.ts':
    'Which requests a busy shop turns away is tried within one process (`load-shedding.test.ts`).',
  'e2e/pricing.test.ts':
    '`newcomer` and `orders` configure, price and order boxes; the form is tried by `use-box-form`.',
  'e2e/profile.test.ts':
    'Addresses and profile are tried by operation and form. What stays in a browser is tried at night alone.',
  'e2e/printed-inside.test.ts':
    'Files, proofs and pins of both sides are tried by `inside.test.ts` and the operations; `proofs` goes the same way with a box that is printed outside. Plates of both sides are tried at night alone.',
  'e2e/production.test.ts': 'Each step of a job is tried by its operation, the scanned ticket by its form.',
  'e2e/purchase-order.test.ts':
    'The number is tried by operation (`NotePurchaseOrder`), at the placing of an order (`use-placing`) and on its papers.',
  'e2e/samples.test.ts':
    'A sample’s price, order and credit are tried by `use-sample-form`, `sample-credit` and the operations.',
  'e2e/saved-boxes.test.ts': 'Saved boxes are tried by operation and form.',
  'e2e/several-designs.test.ts':
    'Designs of one box are priced and split by package and operation, their form by `use-box-form`.',
  'e2e/shared-proof.test.ts':
    'Comments, their places and what a shared link may do are tried by the operations; `proofs` goes from a file to its approval.',
  'e2e/site.test.ts': 'Links of all pages are followed within one process (`links.test.ts`), and `pages` opens them.',
  'e2e/staff-accounts.test.ts': 'Invitations, second factors and ended access are tried by their operations.',
  'e2e/staff.test.ts': 'The password and words of the search are tried by operation and form.',
  'e2e/sticker-form.test.ts':
    'Its messages, choice and address are tried by `use-sticker-form` and `use-sticker-selection`; `stickers` orders.',
  'e2e/sticker-pictures.test.ts':
    '`stickers` orders stickers; files through lost connections are tried at the route (`resumable.test.ts`).',
  'e2e/sticker-proofs.test.ts':
    'Cut and sheet of a sticker’s proof are drawn by `proofs` of the documents; `proofs` approves one of a box.',
  'e2e/studio.test.ts':
    'The studio’s form, sizes and files are tried by `use-studio` and `studio-configuration`, its pages by `pages`.',
  'e2e/tracking.test.ts':
    'Links and what they show are tried by operation; `proofs` opens a mail’s link on another device.',
  'e2e/ways-to-pay.test.ts':
    '`orders` and `payment-presses` pay; each way’s rules are tried by its table and operation.',
  'e2e/web-processes.test.ts':
    'Sessions and limits of two servers on one database are tried within one process (`two-nodes.test.ts`). Processes that are replaced, and their common figures, are tried at night alone.',
  'apps/server/src/adapters/database/back-up.test.ts':
    'Every test’s database is a copy of a data folder. That a whole one opens elsewhere is tried at night alone.',
  'apps/server/src/adapters/database/embedded.test.ts':
    'Every journey starts a shop on its own PostgreSQL. What happens after crashes and with wrong folders is tried at night alone.',
  'apps/server/src/adapters/inspection/limits.test.ts':
    'Who has to wait is computed (`allowance.test.ts`), and files with too much in them are refused (`hostile-files.test.ts`).',
  'apps/server/src/adapters/inspection/memory.test.ts':
    'Tasks that take too much memory are given up (`process-memory.test.ts`), and bombs are refused (`hostile-files.test.ts`).',
  'apps/server/src/adapters/database/pooler.test.ts':
    'Two nodes are tried without a pooler (`two-nodes.test.ts`). Statements that it would lose are tried at night alone.',
  'apps/server/src/adapters/database/standby.test.ts':
    'Connections that break are tried within one process (`outage.test.ts`).',
  'apps/server/src/process/work/killed-process.test.ts':
    'One killed process, used and unused, is tried by `process-memory.test.ts`; many at once, at night alone.',
  'apps/server/src/selling/artwork/legal-files.test.ts': 'Files of many programs are taken in `print-files.test.ts`.',
  'apps/server/src/selling/order-steps/every-way.test.ts':
    'The table of all ways is compared with the steps that there are, and ways back are walked one by one (`come-back.test.ts`).',
  'apps/server/src/selling/artwork/other-readers.test.ts': 'The same files are read and compared by our own reader.',
  'apps/server/src/selling/artwork/preflight-artwork.test.ts':
    'The same check runs in `preflight-file.test.ts` and, of kept files, in `CheckArtwork.test.ts`.',
  'apps/server/src/selling/plates/agreement.test.ts':
    '`print-files.test.ts` compares what is printed with what is shown, `job-plates.test.ts` lays plates.',
  'apps/server/src/selling/plates/inside-plates.test.ts':
    'A job’s plates are laid by the same code (`job-plates.test.ts`), and their ink is compared in `separations.test.ts`; what lies on the other side of the sheet is tried at night alone.',
  'apps/server/src/selling/plates/run-plates.test.ts':
    'A job’s plates are laid by the same code (`job-plates.test.ts`).',
  'apps/server/src/worker.test.ts': 'Jobs are run by two nodes on one database (`two-nodes.test.ts`).',
};

/** For the environment of a run of all files. vitest's own option for this doesn't reach the projects of a configuration. */
export const withoutThoseOfTheNight = { LEFT_TO_NIGHT: 'true' } as const;

/**
 * For a single test that takes long, in a file that runs by day: `test.runIf(atNight)`. Above it stands what tries its
 * subject by day.
 */
export const atNight = process.env['LEFT_TO_NIGHT'] !== 'true';

/** What a configuration excludes. */
export const leftToNight: readonly string[] = atNight ? [] : Object.keys(byNight);
