/** What cities are called by many, beside what the table of cities and newer letters call them. One city a line. */
const citiesByName: readonly (readonly string[])[] = [
  ['ahmednagar', 'ahilyanagar'],
  ['alappuzha', 'alleppey'],
  ['ballari', 'bellary'],
  ['belagavi', 'belgaum'],
  ['bengaluru', 'bangalore', 'banglore'],
  ['chennai', 'madras'],
  ['cochin', 'kochi', 'ernakulam'],
  ['coimbatore', 'kovai'],
  ['cuddapah', 'kadapa'],
  ['gurugram', 'gurgaon'],
  ['guwahati', 'gauhati'],
  ['hubballi', 'hubli'],
  ['kalaburagi', 'kalaburgi', 'gulbarga'],
  ['kanchipuram', 'kancheepuram', 'conjeevaram'],
  ['kannur', 'cannanore'],
  ['kolkata', 'calcutta'],
  ['kollam', 'quilon'],
  ['kozhikode', 'calicut'],
  ['mangaluru', 'mangalore'],
  ['mumbai', 'bombay'],
  ['mysuru', 'mysore'],
  ['ooty', 'udhagamandalam', 'ootacamund'],
  ['palakkad', 'palghat'],
  ['panaji', 'panjim'],
  ['prayagraj', 'allahabad'],
  ['puducherry', 'pondicherry', 'pondy'],
  ['pune', 'poona'],
  ['shimla', 'simla'],
  ['shivamogga', 'shimoga'],
  ['thanjavur', 'tanjore'],
  ['thiruvananthapuram', 'trivandrum'],
  ['thoothukudi', 'tuticorin'],
  ['thrissur', 'trichur'],
  ['tiruchirappalli', 'trichy', 'tiruchi', 'trichinopoly'],
  ['tirunelveli', 'tinnevelly'],
  ['tumakuru', 'tumkur'],
  ['vadodara', 'baroda'],
  ['varanasi', 'banaras', 'benares'],
  ['vijayapura', 'bijapur'],
  ['visakhapatnam', 'vizag'],
];

/** Shorter beginnings are of too many names. */
const fewestLetters = 4;

/** The other names of the cities that a typed word, in small letters, is the beginning of: none for most words. */
export const otherCityNames = (word: string): readonly string[] =>
  word.length < fewestLetters ? [] : citiesByName.filter((names) => names.some((name) => name.startsWith(word))).flat();
