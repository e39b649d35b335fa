/**
 * GST state code of every state of India, by the state's id in the places data
 * (first two digits of a GSTIN; codes of the GST portal's state list).
 */
export const gstCodeOfState: ReadonlyMap<number, string> = new Map([
  [4023, '35'], // Andaman and Nicobar Islands
  [4017, '37'], // Andhra Pradesh (28 was the undivided state)
  [4024, '12'], // Arunachal Pradesh
  [4027, '18'], // Assam
  [4037, '10'], // Bihar
  [4031, '04'], // Chandigarh
  [4040, '22'], // Chhattisgarh
  [4033, '26'], // Dadra and Nagar Haveli and Daman and Diu (25 until the merger of 2020)
  [4021, '07'], // Delhi
  [4009, '30'], // Goa
  [4030, '24'], // Gujarat
  [4007, '06'], // Haryana
  [4020, '02'], // Himachal Pradesh
  [4029, '01'], // Jammu and Kashmir
  [4025, '20'], // Jharkhand
  [4026, '29'], // Karnataka
  [4028, '32'], // Kerala
  [4852, '38'], // Ladakh
  [4019, '31'], // Lakshadweep
  [4039, '23'], // Madhya Pradesh
  [4008, '27'], // Maharashtra
  [4010, '14'], // Manipur
  [4006, '17'], // Meghalaya
  [4036, '15'], // Mizoram
  [4018, '13'], // Nagaland
  [4013, '21'], // Odisha
  [4011, '34'], // Puducherry
  [4015, '03'], // Punjab
  [4014, '08'], // Rajasthan
  [4034, '11'], // Sikkim
  [4035, '33'], // Tamil Nadu
  [4012, '36'], // Telangana
  [4038, '16'], // Tripura
  [4022, '09'], // Uttar Pradesh
  [4016, '05'], // Uttarakhand
  [4853, '19'], // West Bengal
]);

/** State ids of the post-office list's state names, which are older than today's map. */
const stateOfPostName: ReadonlyMap<string, number> = new Map([
  ['ANDAMAN & NICOBAR ISLANDS', 4023],
  ['ANDHRA PRADESH', 4017],
  ['ARUNACHAL PRADESH', 4024],
  ['ASSAM', 4027],
  ['BIHAR', 4037],
  ['CHANDIGARH', 4031],
  ['CHATTISGARH', 4040],
  ['DADRA & NAGAR HAVELI', 4033],
  ['DAMAN & DIU', 4033],
  ['DELHI', 4021],
  ['GOA', 4009],
  ['GUJARAT', 4030],
  ['HARYANA', 4007],
  ['HIMACHAL PRADESH', 4020],
  ['JAMMU & KASHMIR', 4029],
  ['JHARKHAND', 4025],
  ['KARNATAKA', 4026],
  ['KERALA', 4028],
  ['LAKSHADWEEP', 4019],
  ['MADHYA PRADESH', 4039],
  ['MAHARASHTRA', 4008],
  ['MANIPUR', 4010],
  ['MEGHALAYA', 4006],
  ['MIZORAM', 4036],
  ['NAGALAND', 4018],
  ['ODISHA', 4013],
  ['PONDICHERRY', 4011],
  ['PUNJAB', 4015],
  ['RAJASTHAN', 4014],
  ['SIKKIM', 4034],
  ['TAMIL NADU', 4035],
  ['TRIPURA', 4038],
  ['UTTAR PRADESH', 4022],
  ['UTTARAKHAND', 4016],
  ['WEST BENGAL', 4853],
]);

/** What the state of one post office depends on. */
export interface OfficeAddress {
  readonly pincode: string;
  readonly districtName: string;
  readonly stateName: string;
}

/**
 * Today's state of a post office. The list predates Telangana (2014: prefix 50, formerly Andhra Pradesh)
 * and Ladakh (2019: prefix 194, formerly Jammu and Kashmir).
 *
 * @throws when the list has a state name that isn't known here.
 */
export function stateOfOffice(office: OfficeAddress): number {
  if (office.pincode.startsWith('194')) return 4852;
  // East Godavari stayed in Andhra Pradesh; its Donkarayi (507130) has a prefix of Khammam.
  if (office.pincode.startsWith('50') && office.districtName !== 'East Godavari') return 4012;
  // Mahe, an exclave of Puducherry, has its own post office filed under the Kerala town next to it.
  if (office.pincode === '673310') return 4011;
  const state = stateOfPostName.get(office.stateName);
  if (state === undefined) throw new Error(`${office.pincode}: unknown state ${office.stateName}`);
  return state;
}
