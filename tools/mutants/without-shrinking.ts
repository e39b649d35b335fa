import fc from 'fast-check';

// The first case that fails shows a mutant; the search for a smaller one takes most of the time.
fc.configureGlobal({ endOnFailure: true });
