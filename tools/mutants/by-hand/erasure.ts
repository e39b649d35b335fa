import { type Fault, faults } from './fault.ts';

/** What is deleted, made anonymous and kept when a customer’s data are erased, and what holds that up. */
export const erasure: readonly Fault[] = [
  ...faults('erasure.ts', 'EraseAccount.test.ts', [
    [
      'bank accounts of refunds stay',
      'await tx.update(refunds).set({ account: null })',
      'await tx.update(refunds).set({ reference: null })',
    ],
    ['reasons typed for refunds stay', "eq(refunds.causeCode, 'agreed')", "eq(refunds.causeCode, 'return')"],
    ['words about returns stay', "{ description: 'erased', answer: null }", "{ description: 'erased' }"],
    ['descriptions of returns stay', "{ description: 'erased', answer: null }", '{ answer: null }'],
    ['messages stay', 'await tx.delete(orderMessages).where(inArray(orderMessages.orderId, own));', ''],
    ['notes of staff stay', 'await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));', ''],
    ['calls stay', 'await tx.delete(mobileCalls).where(eq(mobileCalls.customerId, customerId));', ''],
    ['reminders stay', 'await tx.delete(reorderReminders).where(inArray(reorderReminders.orderId, own));', ''],
    ['refused mails stay', 'await tx.delete(mailRefusals).where(eq(mailRefusals.customerId, customerId));', ''],
    ['saved boxes stay', 'await tx.delete(savedBoxes).where(eq(savedBoxes.customerId, id));', ''],
    ['addresses stay', 'await tx.delete(addresses).where(eq(addresses.customerId, id));', ''],
    [
      'addresses of everybody go',
      'await tx.delete(addresses).where(eq(addresses.customerId, id));',
      'await tx.delete(addresses);',
    ],
    ['the name stays', '      name: erasedName,\n      email', '      email'],
    ['the e-mail stays', '      email: erasedEmail(id),\n', ''],
    [
      'the mobile number stays',
      "      mobile: '',\n      companyName: null,\n      gender",
      '      companyName: null,\n      gender',
    ],
    ['the company stays', '      companyName: null,\n      gender', '      gender'],
    ['the sign-in stays', 'if (userId !== null) await tx.delete(user).where(eq(user.id, userId));', ''],
    ['enquiries from an unproven mailbox go', ', isProven);', ');'],
    [
      'enquiries from a proven mailbox stay',
      'const isTheirs = or(eq(enquiries.customerId, id), fromMailbox);',
      'const isTheirs = eq(enquiries.customerId, id);',
    ],
    [
      'own enquiries stay',
      'const isTheirs = or(eq(enquiries.customerId, id), fromMailbox);',
      'const isTheirs = fromMailbox;',
    ],
    ['addresses of orders that came to nothing stay', 'billingAddress: without(orders.billingAddress),', ''],
    [
      'documents of orders that came to nothing stay',
      'const files = await forgetDocumentsOf(tx, neverSold);',
      'const files: string[] = [];',
    ],
    [
      'a payment that the bank decides is no matter',
      "inArray(paymentAttempts.state, ['open', 'pending'])",
      "inArray(paymentAttempts.state, ['open'])",
    ],
    [
      'a payment that was begun is no matter',
      "inArray(paymentAttempts.state, ['open', 'pending'])",
      "inArray(paymentAttempts.state, ['pending'])",
    ],
    [
      'a return that isn’t decided is no matter',
      "eq(returnRequests.state, 'received')",
      "eq(returnRequests.state, 'accepted')",
    ],
    [
      'a refund on its way is no matter',
      "notInArray(refunds.state, ['succeeded',",
      "inArray(refunds.state, ['succeeded',",
    ],
    [
      'the audit of enquiries stays',
      'await tx.update(auditEntries).set({ before: null, after: null, reason: null }).where(ofEnquiries);',
      '',
    ],
    ['reasons in the audit of orders stay', 'or(ofOrders, ofSales)', 'ofSales'],
    ['reasons in the audit of sales stay', 'or(ofOrders, ofSales)', 'ofOrders'],
  ]),
  ...faults('artworks-of-customer.ts', 'EraseAccount.test.ts', [
    [
      'artwork of a valid quotation with several items goes',
      '[quoted, quotedAmongOthers, enquiredByOthers]',
      '[quoted, enquiredByOthers]',
    ],
    [
      'artwork of a quotation that has expired stays',
      'and(eq(quotationArtworks.artworkToken, artworks.token), gte(quotations.validUntil, today))',
      'eq(quotationArtworks.artworkToken, artworks.token)',
    ],
    [
      'an earlier file of somebody else’s order goes',
      '[inOtherCarts, orderedByOthers, cameToOthers, keptByOthers]',
      '[inOtherCarts, orderedByOthers, keptByOthers]',
    ],
    ['files that nothing names stay', 'eq(artworks.uploadedBy, customerUploader(customerId)),', ''],
    ['names of removed artwork stay', ".set({ name: 'erased', removedAt: now })", '.set({ removedAt: now })'],
  ]),
  ...faults('erasure.ts', 'EraseCustomerData.test.ts', [
    [
      'the audit of the customer stays',
      'await tx.update(auditEntries).set({ name: erasedName, before: null, after: null, reason: null }).where(ofCustomer);',
      '',
    ],
    [
      'quotations name the customer',
      'await tx.delete(customerQuotations).where(eq(customerQuotations.customerId, id));',
      '',
    ],
  ]),
  ...faults('held-up.ts', 'EraseAccount.test.ts', [
    ['money that is owed is no matter', 'if (received < totalPaise) return', 'if (received < 0) return'],
    ['an order that is made is no matter', "if (status !== 'Delivered') return", "if (status === 'Packed') return"],
  ]),
  ...faults('erase-account.ts', 'EraseAccount.test.ts', [
    ['nothing holds it up', 'if (reasons.length > 0) return fail', 'if (reasons.length > 5) return fail'],
    ['the last mail isn’t written', '    await postMail(tx, services, mail);\n', ''],
    ['files of artwork stay', 'for (const artwork of artworks) {', 'for (const artwork of artworks.slice(1)) {'],
    ['photographs of returns stay', "await jobs.enqueue(tx, 'RemoveReturnFile', { token, fileKey });", ';'],
    ['other devices stay signed in', 'if (erased.ok) services.auth.forgetSessions();', ''],
  ]),
];
