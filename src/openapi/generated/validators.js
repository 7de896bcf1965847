// Generated from openapi.yaml by `npm run generate`; not to be edited.
var oa=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(P){throw p=0,P}};var ya=oa(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.formatNames=Fe.fastFormats=Fe.fullFormats=void 0;function ze(s,p){return{validate:s,
compare:p}}Fe.fullFormats={date:ze(ma,Cs),time:ze(Us(!0),Ls),"date-time":ze(na(!0),ha),"iso-time":ze(Us(),da),"iso-date-time":ze(na(),ca),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Sa,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:$a,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ja,int32:{type:"number",validate:Na},int64:{type:"number",validate:xa},float:{type:"\
number",validate:ua},double:{type:"number",validate:ua},password:!0,binary:!0};Fe.fastFormats={...Fe.fullFormats,date:ze(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Cs),time:ze(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ls),"date-time":ze(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ha),"iso-time":ze(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,da),"iso-date-time":ze(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ca),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Fe.formatNames=Object.keys(Fe.fullFormats);function Pa(s){return s%4===0&&(s%100!==0||s%400===0)}var qa=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ka=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function ma(s){let p=qa.exec(s);if(!p)return!1;let P=+p[1],_=+p[2],c=+p[3];return _>=1&&_<=12&&c>=1&&c<=(_===2&&Pa(P)?29:ka[_])}function Cs(s,p){
if(s&&p)return s>p?1:s<p?-1:0}var Fs=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Us(s){return function(P){let _=Fs.exec(P);if(!_)
return!1;let c=+_[1],y=+_[2],e=+_[3],i=_[4],n=_[5]==="-"?-1:1,t=+(_[6]||0),r=+(_[7]||0);if(t>23||r>59||s&&!i)return!1;if(c<=23&&y<=59&&e<60)return!0;let a=y-r*n,
o=c-t*n-(a<0?1:0);return(o===23||o===-1)&&(a===59||a===-1)&&e<61}}function Ls(s,p){if(!(s&&p))return;let P=new Date("2020-01-01T"+s).valueOf(),_=new Date("2020-\
01-01T"+p).valueOf();if(P&&_)return P-_}function da(s,p){if(!(s&&p))return;let P=Fs.exec(s),_=Fs.exec(p);if(P&&_)return s=P[1]+P[2]+P[3],p=_[1]+_[2]+_[3],s>p?1:
s<p?-1:0}var Vs=/t|\s/i;function na(s){let p=Us(s);return function(_){let c=_.split(Vs);return c.length===2&&ma(c[0])&&p(c[1])}}function ha(s,p){if(!(s&&p))return;
let P=new Date(s).valueOf(),_=new Date(p).valueOf();if(P&&_)return P-_}function ca(s,p){if(!(s&&p))return;let[P,_]=s.split(Vs),[c,y]=p.split(Vs),e=Cs(P,c);if(e!==
void 0)return e||Ls(_,y)}var wa=/\/|:/,va=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Sa(s){return wa.test(s)&&va.test(s)}var la=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ja(s){return la.lastIndex=0,la.
test(s)}var Aa=-(2**31),Da=2**31-1;function Na(s){return Number.isInteger(s)&&s<=Da&&s>=Aa}function xa(s){return Number.isInteger(s)}function ua(){return!0}var Ia=/[^\\]\\Z/;
function $a(s){if(Ia.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var ba=oa(Ws=>{"use strict";Object.defineProperty(Ws,"__esModule",{value:!0});function fa(s){let p=s.length,P=0,_=0,c;for(;_<p;)P++,c=s.charCodeAt(_++),c>=55296&&
c<=56319&&_<p&&(c=s.charCodeAt(_),(c&64512)===56320&&_++);return P}Ws.default=fa;fa.code='require("ajv/dist/runtime/ucs2length").default'});var At=mr,g={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"\
date-time"},updated_at:{type:["string","null"],format:"date-time"}}},te=Object.prototype.hasOwnProperty,Jr=ya().fullFormats.uri,Q=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
Rs=new RegExp("^[0-9a-f]{32}$","u"),X={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["stri\
ng","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/\
$defs/FocalPoint"}}}},ne={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Ge(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ge.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),i++}if(s.y===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'",schema:ne.required,
parentSchema:ne,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ne,data:s};e===null?e=[r]:e.push(r),i++}
if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ne.properties.x,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.x,data:t};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.
properties.x.type,parentSchema:ne.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(
t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ne.
properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/y",schemaPath:"#/pr\
operties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.properties.y.type,parentSchema:ne.properties.y,data:t};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:s};
e===null?e=[t]:e.push(t),i++}return Ge.errors=e,i===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.title===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have req\
uired property 'title'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(r),i++}if(s.alt===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"alt"},message:"must have required property 'alt'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(r),i++}if(s.
custom_data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_data"},message:"must have required proper\
ty 'custom_data'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(r),i++}if(s.focal_point===void 0){let r={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"focal_point"},message:"must have required property 'focal_point'",schema:X.required,parentSchema:X,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:X,data:s};e===null?e=[a]:e.push(
a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:X.properties.title.type},message:"must be string,null",schema:X.properties.title.type,parentSchema:X.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:X.properties.
alt.type},message:"must be string,null",schema:X.properties.alt.type,parentSchema:X.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){
let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:X.properties.custom_data.type,parentSchema:X.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),
!t){let l=i;Ge(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?Ge.errors:v(e,Ge.errors),
i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema',schema:X.properties.focal_point.if,parentSchema:X.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:s};e===null?e=[r]:e.push(r),i++}return cr.errors=
e,i===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ie={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"sta\
ndin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}},Xr={type:"string",enum:["access_token","sso_user","account","user","organization"]};function Ie(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Xr.type,parentSchema:Xr,
data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organization")){let t={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values",schema:Xr.enum,parentSchema:Xr,data:s};e===null?e=[t]:
e.push(t),i++}return Ie.errors=e,i===0}Ie.evaluated={dynamicProps:!1,dynamicItems:!1};function Qe(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'",schema:ie.required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'",schema:ie.required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)
if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must\
 NOT have additional properties",schema:!1,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(Ie(s.type,{instancePath:p+"/type",parentData:s,
parentDataProperty:"type",rootData:c,dynamicAnchors:y})||(e=e===null?Ie.errors:v(e,Ie.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.id.type,parentSchema:ie.
properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:ie.type,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),i++}return Qe.errors=e,i===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var H={type:"\
object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Y(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:H.required,parentSchema:H,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:H.required,parentSchema:H,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:H,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.
properties.type.type,parentSchema:H.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#\
/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:H.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.id.type,parentSchema:H.properties.id,data:t};e===null?e=[r]:e.push(r),
i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,data:s};e===null?
e=[t]:e.push(t),i++}return Y.errors=e,i===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.
path===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:g.
required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.basename===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
basename"},message:"must have required property 'basename'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.filename===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'",schema:g.required,
parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.format===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'",schema:g.required,parentSchema:g,data:s};
e===null?e=[r]:e.push(r),i++}if(s.mime_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"},message:"\
must have required property 'mime_type'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.size===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"size"},message:"must have required property 'size'",schema:g.required,parentSchema:g,data:s};e===null?e=
[r]:e.push(r),i++}if(s.md5===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"md5"},message:"must have required\
 property 'md5'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.width===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"width"},message:"must have required property 'width'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.
height===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"},message:"must have required property 'height\
'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.is_image===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"is_image"},message:"must have required property 'is_image'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.
author===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"author"},message:"must have required property 'author\
'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.copyright===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"copyright"},message:"must have required property 'copyright'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}
if(s.notes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'not\
es'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.tags===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"tags"},message:"must have required property 'tags'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.default_field_metadata===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"must have required property \
'default_field_metadata'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.creator===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"creator"},message:"must have required property 'creator'",schema:g.required,parentSchema:g,data:s};e===null?e=[
r]:e.push(r),i++}if(s.upload_collection===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},
message:"must have required property 'upload_collection'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.duration===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},message:"must have required property 'duration'",schema:g.required,parentSchema:g,
data:s};e===null?e=[r]:e.push(r),i++}if(s.frame_rate===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"frame_r\
ate"},message:"must have required property 'frame_rate'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.blurhash===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"blurhash"},message:"must have required property 'blurhash'",schema:g.required,parentSchema:g,
data:s};e===null?e=[r]:e.push(r),i++}if(s.thumbhash===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhas\
h"},message:"must have required property 'thumbhash'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.mux_playback_id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:g.
required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.mux_mp4_highest_res===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},message:"must have required property 'mux_mp4_highest_res'",schema:g.required,parentSchema:g,data:s};e===null?e=[
r]:e.push(r),i++}if(s.smart_tags===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"smart_tags"},message:"must \
have required property 'smart_tags'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.exif_info===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"exif_info"},message:"must have required property 'exif_info'",schema:g.required,parentSchema:g,data:s};e===
null?e=[r]:e.push(r),i++}if(s.colors===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},message:"must \
have required property 'colors'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:g.required,parentSchema:g,data:s};
e===null?e=[r]:e.push(r),i++}if(s.updated_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"\
must have required property 'updated_at'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!te.call(g.properties,r)){let a={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:g,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.id.type,parentSchema:g.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:g.properties.type.type,parentSchema:g.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:g.properties.
type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.path!==void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:p+"/path",schemaPath:"#/properties/path/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.path.type,parentSchema:g.properties.path,data:r};e===null?e=[a]:e.push(a),
i++}}if(s.basename!==void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.basename.type,parentSchema:g.properties.basename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.filename!==
void 0){let r=s.filename;if(typeof r!="string"){let a={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:g.properties.filename.type,parentSchema:g.properties.filename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.url!==void 0){let r=s.url;
if(typeof r=="string"){if(!Jr(r)){let a={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match f\
ormat "uri"',schema:"uri",parentSchema:g.properties.url,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/url",schemaPath:"#/properties/url/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.url.type,parentSchema:g.properties.url,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.format!==void 0){let r=s.format;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{
type:g.properties.format.type},message:"must be string,null",schema:g.properties.format.type,parentSchema:g.properties.format,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.mime_type!==void 0){let r=s.mime_type;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"\
type",params:{type:g.properties.mime_type.type},message:"must be string,null",schema:g.properties.mime_type.type,parentSchema:g.properties.mime_type,data:r};e===
null?e=[a]:e.push(a),i++}}if(s.size!==void 0){let r=s.size;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+"/size",schemaPath:"#\
/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.size.type,parentSchema:g.properties.size,data:r};e===
null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/size",schemaPath:"#/properties/size/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.size,data:r};e===null?e=[a]:e.push(a),i++}}if(s.md5!==void 0){let r=s.
md5;if(typeof r=="string"){if(!Rs.test(r)){let a={instancePath:p+"/md5",schemaPath:"#/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},
message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:g.properties.md5,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+
"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.md5.type,parentSchema:g.properties.
md5,data:r};e===null?e=[a]:e.push(a),i++}}if(s.width!==void 0){let r=s.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+
"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:g.properties.width.type},message:"must be integer,null",schema:g.properties.width.type,
parentSchema:g.properties.width,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/width",schemaPath:"\
#/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.width,data:r};e===null?
e=[a]:e.push(a),i++}}if(s.height!==void 0){let r=s.height;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:g.properties.height.type},message:"must be integer,null",schema:g.properties.height.type,parentSchema:g.properties.
height,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/height",schemaPath:"#/properties/height\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.height,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.is_image!==void 0){let r=s.is_image;if(typeof r!="boolean"){let a={instancePath:p+"/is_image",schemaPath:"#/properties/is_image/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:g.properties.is_image.type,parentSchema:g.properties.is_image,data:r};e===null?e=[a]:e.push(a),i++}}if(s.author!==
void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:g.properties.
author.type},message:"must be string,null",schema:g.properties.author.type,parentSchema:g.properties.author,data:r};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==
void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:g.
properties.copyright.type},message:"must be string,null",schema:g.properties.copyright.type,parentSchema:g.properties.copyright,data:r};e===null?e=[a]:e.push(a),
i++}}if(s.notes!==void 0){let r=s.notes;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{
type:g.properties.notes.type},message:"must be string,null",schema:g.properties.notes.type,parentSchema:g.properties.notes,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.tags.items.type,parentSchema:g.properties.tags.
items,data:u};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:g.properties.tags.type,parentSchema:g.properties.tags,data:r};e===null?e=[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let r=s.
default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)cr(r[a],{instancePath:p+"/default_field_metadata/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?cr.errors:v(e,cr.errors),i=e.length);else{let a={instancePath:p+"/defau\
lt_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.default_field_metadata.
type,parentSchema:g.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&(Qe(s.creator,{instancePath:p+"/creator",parentData:s,
parentDataProperty:"creator",rootData:c,dynamicAnchors:y})||(e=e===null?Qe.errors:v(e,Qe.errors),i=e.length)),s.upload_collection!==void 0){let r=s.upload_collection,
a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Y(r,{instancePath:p+"/upload_coll\
ection",parentData:s,parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?Y.errors:v(e,Y.errors),i=e.length);var t=l===i;o=t}if(!o){
let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else"\
 schema',schema:g.properties.upload_collection.if,parentSchema:g.properties.upload_collection,data:r};e===null?e=[l]:e.push(l),i++}}if(s.duration!==void 0){let r=s.
duration;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let a={instancePath:p+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:g.
properties.duration.type},message:"must be number,null",schema:g.properties.duration.type,parentSchema:g.properties.duration,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.frame_rate!==void 0){let r=s.frame_rate;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let a={instancePath:p+"/frame_rate",schemaPath:"#/properties/frame\
_rate/type",keyword:"type",params:{type:g.properties.frame_rate.type},message:"must be number,null",schema:g.properties.frame_rate.type,parentSchema:g.properties.
frame_rate,data:r};e===null?e=[a]:e.push(a),i++}}if(s.blurhash!==void 0){let r=s.blurhash;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/blurhash",schemaPath:"\
#/properties/blurhash/type",keyword:"type",params:{type:g.properties.blurhash.type},message:"must be string,null",schema:g.properties.blurhash.type,parentSchema:g.
properties.blurhash,data:r};e===null?e=[a]:e.push(a),i++}}if(s.thumbhash!==void 0){let r=s.thumbhash;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/th\
umbhash",schemaPath:"#/properties/thumbhash/type",keyword:"type",params:{type:g.properties.thumbhash.type},message:"must be string,null",schema:g.properties.thumbhash.
type,parentSchema:g.properties.thumbhash,data:r};e===null?e=[a]:e.push(a),i++}}if(s.mux_playback_id!==void 0){let r=s.mux_playback_id;if(typeof r!="string"&&r!==
null){let a={instancePath:p+"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",params:{type:g.properties.mux_playback_id.type},message:"\
must be string,null",schema:g.properties.mux_playback_id.type,parentSchema:g.properties.mux_playback_id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.mux_mp4_highest_res!==
void 0){let r=s.mux_mp4_highest_res;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/mux_mp4_highest_res",schemaPath:"#/properties/mux_mp4_highest_res/t\
ype",keyword:"type",params:{type:g.properties.mux_mp4_highest_res.type},message:"must be string,null",schema:g.properties.mux_mp4_highest_res.type,parentSchema:g.
properties.mux_mp4_highest_res,data:r};e===null?e=[a]:e.push(a),i++}if(!(r==="high"||r==="medium"||r==="low"||r===null)){let a={instancePath:p+"/mux_mp4_highest\
_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:g.properties.mux_mp4_highest_res.enum},message:"must be equal to o\
ne of the allowed values",schema:g.properties.mux_mp4_highest_res.enum,parentSchema:g.properties.mux_mp4_highest_res,data:r};e===null?e=[a]:e.push(a),i++}}if(s.
smart_tags!==void 0){let r=s.smart_tags;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={instancePath:p+"/smart\
_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.smart_tags.items.type,
parentSchema:g.properties.smart_tags.items,data:u};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/smart_tags",schemaPath:"#/properties/smart_tags/t\
ype",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.smart_tags.type,parentSchema:g.properties.smart_tags,data:r};e===null?e=[a]:
e.push(a),i++}}if(s.exif_info!==void 0){let r=s.exif_info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/exif_info",schemaPath:"#/prope\
rties/exif_info/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.exif_info.type,parentSchema:g.properties.exif_info,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let u=r[o];if(u&&typeof u=="object"&&
!Array.isArray(u)){if(u.red===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
red"},message:"must have required property 'red'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:u};e===null?e=[l]:e.push(
l),i++}if(u.green===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},
message:"must have required property 'green'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:u};e===null?e=[l]:e.push(l),
i++}if(u.blue===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},message:"\
must have required property 'blue'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:u};e===null?e=[l]:e.push(l),i++}if(u.alpha===
void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},message:"must hav\
e required property 'alpha'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:u};e===null?e=[l]:e.push(l),i++}for(let l in u)
if(!(l==="red"||l==="green"||l==="blue"||l==="alpha")){let m={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.colors.items,data:u};e===null?
e=[m]:e.push(m),i++}if(u.red!==void 0){let l=u.red;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:p+"/colors/"+o+"/red",schemaPath:"\
#/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.red.
type,parentSchema:g.properties.colors.items.properties.red,data:l};e===null?e=[m]:e.push(m),i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let m={instancePath:p+
"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",
schema:255,parentSchema:g.properties.colors.items.properties.red,data:l};e===null?e=[m]:e.push(m),i++}if(l<0||isNaN(l)){let m={instancePath:p+"/colors/"+o+"/red",
schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.
properties.colors.items.properties.red,data:l};e===null?e=[m]:e.push(m),i++}}}if(u.green!==void 0){let l=u.green;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let m={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:g.properties.colors.items.properties.green.type,parentSchema:g.properties.colors.items.properties.green,data:l};e===null?e=[m]:e.push(m),i++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let m={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.green,data:l};e===
null?e=[m]:e.push(m),i++}if(l<0||isNaN(l)){let m={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.colors.items.properties.green,data:l};e===null?e=[m]:e.push(
m),i++}}}if(u.blue!==void 0){let l=u.blue;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/pro\
perties/colors/items/properties/blue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.blue.type,
parentSchema:g.properties.colors.items.properties.blue,data:l};e===null?e=[m]:e.push(m),i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let m={instancePath:p+
"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",
schema:255,parentSchema:g.properties.colors.items.properties.blue,data:l};e===null?e=[m]:e.push(m),i++}if(l<0||isNaN(l)){let m={instancePath:p+"/colors/"+o+"/bl\
ue",schemaPath:"#/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.
properties.colors.items.properties.blue,data:l};e===null?e=[m]:e.push(m),i++}}}if(u.alpha!==void 0){let l=u.alpha;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let m={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:g.properties.colors.items.properties.alpha.type,parentSchema:g.properties.colors.items.properties.alpha,data:l};e===null?e=[m]:e.push(m),i++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let m={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.alpha,data:l};e===
null?e=[m]:e.push(m),i++}if(l<0||isNaN(l)){let m={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.colors.items.properties.alpha,data:l};e===null?e=[m]:e.push(
m),i++}}}}else{let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.colors.items.type,parentSchema:g.properties.colors.items,data:u};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/colors",schemaPath:"#/pr\
operties/colors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.colors.type,parentSchema:g.properties.colors,data:r};e===
null?e=[a]:e.push(a),i++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/created_at",schemaPath:"#/proper\
ties/created_at/type",keyword:"type",params:{type:g.properties.created_at.type},message:"must be string,null",schema:g.properties.created_at.type,parentSchema:g.
properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!Q.test(r)){let a={instancePath:p+"/created_at",schemaPath:"#/properties/creat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:g.properties.created_at,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.updated_at!==void 0){let r=s.updated_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/updated_at",schemaPath:"#/pr\
operties/updated_at/type",keyword:"type",params:{type:g.properties.updated_at.type},message:"must be string,null",schema:g.properties.updated_at.type,parentSchema:g.
properties.updated_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!Q.test(r)){let a={instancePath:p+"/updated_at",schemaPath:"#/properties/updat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:g.properties.updated_at,data:r};
e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,
data:s};e===null?e=[r]:e.push(r),i++}return mr.errors=e,i===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ga=Ot,ve={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function Ot(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Ot.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",
schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'",schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t===
"id"||t==="type")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have\
 additional properties",schema:!1,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.properties.id.type,parentSchema:ve.properties.id,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ve.properties.type.type,parentSchema:ve.properties.type,data:t};e===null?e=[r]:e.push(r),i++}
if(t!=="job"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},message:"must be equal to constant",
schema:"job",parentSchema:ve.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ve.type,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),i++}return Ot.errors=e,i===0}Ot.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var w=Et,C={type:"object",additionalProperties:!1,required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"\
uri"},title:{type:"string"},status:{type:"integer",minimum:400,maximum:599},detail:{type:"string"},code:{type:"string"},errors:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/Fault"}}}},_e={type:"object",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"\
standin://flat/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},et={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALID\
ATION_FORMAT","VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_\
REFERENCE","VALIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};
function yr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:et.type,parentSchema:et,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="VALIDATION_ENUM"||s==="VALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VA\
LIDATION_FORMAT"||s==="VALIDATION_HEADER"||s==="VALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LENGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||
s==="VALIDATION_RANGE"||s==="VALIDATION_REFERENCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||
s==="VALIDATION_UNIQUENESS"||s==="VALIDATION_UNKNOWN"||s==="VALIDATION_URL")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:et.
enum},message:"must be equal to one of the allowed values",schema:et.enum,parentSchema:et,data:s};e===null?e=[t]:e.push(t),i++}return yr.errors=e,i===0}yr.evaluated=
{dynamicProps:!1,dynamicItems:!1};function fr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=fr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.pointer===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'pointer'",schema:_e.required,parentSchema:_e,data:s};e===
null?e=[t]:e.push(t),i++}if(s.code===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have\
 required property 'code'",schema:_e.required,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),i++}if(s.detail===void 0){let t={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'",schema:_e.required,parentSchema:_e,data:s};e===null?e=
[t]:e.push(t),i++}for(let t in s)if(!(t==="pointer"||t==="code"||t==="detail")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),i++}if(s.pointer!==
void 0){let t=s.pointer;if(typeof t!="string"){let r={instancePath:p+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_e.properties.pointer.type,parentSchema:_e.properties.pointer,data:t};e===null?e=[r]:e.push(r),i++}}if(s.code!==void 0&&(yr(s.code,{instancePath:p+
"/code",parentData:s,parentDataProperty:"code",rootData:c,dynamicAnchors:y})||(e=e===null?yr.errors:v(e,yr.errors),i=e.length)),s.detail!==void 0){let t=s.detail;
if(typeof t!="string"){let r={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_e.
properties.detail.type,parentSchema:_e.properties.detail,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:_e.type,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),i++}return fr.errors=e,i===0}fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Et(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Et.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),i++}if(s.
title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'",
schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'",schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),i++}if(s.detail===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'",schema:C.required,
parentSchema:C,data:s};e===null?e=[t]:e.push(t),i++}if(s.code===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'",schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),i++}if(s.errors===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'",schema:C.required,parentSchema:C,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="title"||t==="status"||t==="detail"||t==="code"||t==="errors")){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:C,data:s};
e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t=="string"){if(!Jr(t)){let r={instancePath:p+"/type",schemaPath:"#/properties/type/form\
at",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:C.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.type.type,parentSchema:C.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.title!==void 0){let t=s.title;if(typeof t!="string"){let r={instancePath:p+"/title",schemaPath:"#/pro\
perties/title/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.title.type,parentSchema:C.properties.title,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:C.properties.status.type,parentSchema:C.properties.status,data:t};
e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:C.properties.status,data:t};e===null?e=[r]:e.push(r),i++}if(t<400||
isNaN(t)){let r={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400",
schema:400,parentSchema:C.properties.status,data:t};e===null?e=[r]:e.push(r),i++}}}if(s.detail!==void 0){let t=s.detail;if(typeof t!="string"){let r={instancePath:p+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.detail.type,parentSchema:C.properties.
detail,data:t};e===null?e=[r]:e.push(r),i++}}if(s.code!==void 0){let t=s.code;if(typeof t!="string"){let r={instancePath:p+"/code",schemaPath:"#/properties/code\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.code.type,parentSchema:C.properties.code,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.errors!==void 0){let t=s.errors;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)fr(t[a],{instancePath:p+"/errors/"+a,parentData:t,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?fr.errors:v(e,fr.errors),i=e.length)}else{let r={instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:C.properties.errors.type,parentSchema:C.properties.errors,data:t};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,parentSchema:C,data:s};e===null?e=[t]:e.push(
t),i++}return Et.errors=e,i===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ta=zt,K={type:"object",additionalProperties:!1,properties:{path:{type:"\
string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"\
string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/s\
chemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/CollectionOfUploadUpdate"}}}},M={type:"object",additionalProperties:!1,
properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{
$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},le={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},
y:{type:"number",minimum:0,maximum:1}}};function Xe(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:le.required,parentSchema:le,data:s};e===
null?e=[t]:e.push(t),i++}if(s.y===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"must have requi\
red property 'y'",schema:le.required,parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:le,data:s};
e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:le.properties.x,data:t};e===null?e=[r]:e.push(r),i++}
if(t<0||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:le.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"\
number"},message:"must be number",schema:le.properties.x.type,parentSchema:le.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.y;if(typeof t==
"number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1",schema:1,parentSchema:le.properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:le.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:le.properties.y.type,parentSchema:le.
properties.y,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:le.type,parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}return Xe.errors=e,i===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:M,
data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:M.properties.title.type},message:"must be string,null",schema:M.properties.title.type,parentSchema:M.properties.title,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"\
type",params:{type:M.properties.alt.type},message:"must be string,null",schema:M.properties.alt.type,parentSchema:M.properties.alt,data:r};e===null?e=[a]:e.push(
a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/proper\
ties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.custom_data.type,parentSchema:M.properties.custom_data,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Xe(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||
(e=e===null?Xe.errors:v(e,Xe.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"i\
f",params:{failingKeyword:"else"},message:'must match "else" schema',schema:M.properties.focal_point.if,parentSchema:M.properties.focal_point,data:r};e===null?e=
[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:s};
e===null?e=[r]:e.push(r),i++}return br.errors=e,i===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ve={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function gr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'",schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)
if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must\
 NOT have additional properties",schema:!1,parentSchema:Ve,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(Ie(s.type,{instancePath:p+"/type",parentData:s,
parentDataProperty:"type",rootData:c,dynamicAnchors:y})||(e=e===null?Ie.errors:v(e,Ie.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ve.properties.id.type,parentSchema:Ve.
properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ve.type,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),i++}return gr.errors=e,i===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Se={
type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function _r(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=_r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Se.required,parentSchema:Se,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Se.
properties.type.type,parentSchema:Se.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:Se.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Se.properties.id.type,parentSchema:Se.properties.id,data:t};e===null?e=[r]:e.push(
r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Se.type,parentSchema:Se,data:s};e===
null?e=[t]:e.push(t),i++}return _r.errors=e,i===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zt(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!te.call(K.properties,r)){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:K,data:s};e===null?e=[a]:e.push(a),i++}if(s.path!==void 0){let r=s.path;
if(typeof r!="string"){let a={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.
properties.path.type,parentSchema:K.properties.path,data:r};e===null?e=[a]:e.push(a),i++}}if(s.basename!==void 0){let r=s.basename;if(typeof r!="string"){let a={
instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.basename.type,
parentSchema:K.properties.basename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:K.properties.copyright.type},message:"must be string,null",schema:K.properties.
copyright.type,parentSchema:K.properties.copyright,data:r};e===null?e=[a]:e.push(a),i++}}if(s.author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={
instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:K.properties.author.type},message:"must be string,null",schema:K.properties.
author.type,parentSchema:K.properties.author,data:r};e===null?e=[a]:e.push(a),i++}}if(s.notes!==void 0){let r=s.notes;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:K.properties.notes.type},message:"must be string,null",schema:K.properties.notes.type,
parentSchema:K.properties.notes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){
let u=r[o];if(typeof u!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:K.properties.tags.items.type,parentSchema:K.properties.tags.items,data:u};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:K.properties.tags.type,parentSchema:K.properties.tags,data:r};e===null?
e=[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)br(r[a],{instancePath:p+
"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?br.errors:v(e,br.
errors),i=e.length);else{let a={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:K.properties.default_field_metadata.type,parentSchema:K.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),
i++}}if(s.creator!==void 0&&(gr(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:c,dynamicAnchors:y})||(e=e===null?gr.errors:
v(e,gr.errors),i=e.length)),s.upload_collection!==void 0){let r=s.upload_collection,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;_r(r,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||
(e=e===null?_r.errors:v(e,_r.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",
keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:K.properties.upload_collection.if,parentSchema:K.properties.upload_collection,
data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.type,
parentSchema:K,data:s};e===null?e=[r]:e.push(r),i++}return zt.errors=e,i===0}zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa=Ft,L={type:"object",
additionalProperties:!1,required:["path"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{
type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"o\
bject",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{
if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}},fs=new RegExp("^[A-Za-z0-9_-]{22}$","u"),Pe={type:"object",additionalProperties:!1,
properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{
$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};function Pr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||
r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:Pe,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="st\
ring"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Pe.properties.title.type},message:"must be stri\
ng,null",schema:Pe.properties.title.type,parentSchema:Pe.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="str\
ing"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:Pe.properties.alt.type},message:"must be string,null",
schema:Pe.properties.alt.type,parentSchema:Pe.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:Pe.properties.custom_data.type,parentSchema:Pe.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.
focal_point,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Ge(r,{instancePath:p+
"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?Ge.errors:v(e,Ge.errors),i=e.length);var t=l===i;o=t}if(!o){
let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:Pe.
properties.focal_point.if,parentSchema:Pe.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),i++}return Pr.errors=e,i===0}Pr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ft(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:L.required,parentSchema:L,data:s};
e===null?e=[r]:e.push(r),i++}for(let r in s)if(!te.call(L.properties,r)){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:L,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.
id;if(typeof r=="string"){if(!fs.test(r)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}\
$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:L.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.id.type,parentSchema:L.
properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.path!==void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:p+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.path.type,parentSchema:L.properties.path,data:r};e===null?e=[a]:
e.push(a),i++}}if(s.basename!==void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:L.properties.basename.type,parentSchema:L.properties.basename,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.copyright!==void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"\
type",params:{type:L.properties.copyright.type},message:"must be string,null",schema:L.properties.copyright.type,parentSchema:L.properties.copyright,data:r};e===
null?e=[a]:e.push(a),i++}}if(s.author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/\
type",keyword:"type",params:{type:L.properties.author.type},message:"must be string,null",schema:L.properties.author.type,parentSchema:L.properties.author,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.notes!==void 0){let r=s.notes;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/\
type",keyword:"type",params:{type:L.properties.notes.type},message:"must be string,null",schema:L.properties.notes.type,parentSchema:L.properties.notes,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={
instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.tags.items.
type,parentSchema:L.properties.tags.items,data:u};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:L.properties.tags.type,parentSchema:L.properties.tags,data:r};e===null?e=[a]:e.push(a),i++}}if(s.default_field_metadata!==
void 0){let r=s.default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)Pr(r[a],{instancePath:p+"/default_field_metadata/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?Pr.errors:v(e,Pr.errors),i=e.length);else{let a={instancePath:p+
"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.
default_field_metadata.type,parentSchema:L.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&(Qe(s.creator,{instancePath:p+
"/creator",parentData:s,parentDataProperty:"creator",rootData:c,dynamicAnchors:y})||(e=e===null?Qe.errors:v(e,Qe.errors),i=e.length)),s.upload_collection!==void 0){
let r=s.upload_collection,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Y(r,{instancePath:p+
"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?Y.errors:v(e,Y.errors),i=e.length);var t=l===
i;o=t}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'must\
 match "else" schema',schema:L.properties.upload_collection.if,parentSchema:L.properties.upload_collection,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:s};e===null?e=[r]:e.push(r),i++}return Ft.errors=
e,i===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Ut,Ce={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"\
array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},nr={type:"object",additionalProperties:!1,required:[
"total_count"],properties:{total_count:{type:"integer",minimum:0}}};function he(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_coun\
t'",schema:nr.required,parentSchema:nr,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="total_count"){let r={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:nr,data:s};e===null?
e=[r]:e.push(r),i++}if(s.total_count!==void 0){let t=s.total_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/total_count",
schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:nr.properties.total_count.type,parentSchema:nr.
properties.total_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/total_count",schemaPath:"\
#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:nr.properties.total_count,data:t};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:nr.type,parentSchema:nr,
data:s};e===null?e=[t]:e.push(t),i++}return he.errors=e,i===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ut(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Ce.required,parentSchema:Ce,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ce.required,parentSchema:Ce,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)mr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===
null?mr.errors:v(e,mr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Ce.properties.data.type,parentSchema:Ce.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+"\
/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?he.errors:v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,parentSchema:Ce,data:s};e===null?e=[t]:e.push(t),i++}return Ut.errors=e,i===
0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var za=Vt,G={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"strin\
g"}}}};function Vt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Vt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:G.required,
parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'",schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:G.required,
parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="url"||t==="request_headers")){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:G,data:s};
e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:G.properties.id.type,parentSchema:G.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.
type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.
properties.type.type,parentSchema:G.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_request"){let r={instancePath:p+"/type",schemaPath:"#/pr\
operties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equal to constant",schema:"upload_request",parentSchema:G.properties.
type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){if(!Jr(t)){let r={instancePath:p+"/url",schemaPath:"#/propertie\
s/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:G.properties.url,data:t};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.
url.type,parentSchema:G.properties.url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pr\
operties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.request_headers.additionalProperties.
type,parentSchema:G.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:G.properties.request_headers.type,parentSchema:G.properties.
request_headers,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect",schema:G.type,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}return Vt.errors=e,i===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Ct,
rt={type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}};function Ct(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let t in s)if(t!=="filename"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:rt,data:s};e===null?e=[r]:e.push(r),i++}if(s.filename!==void 0){let t=s.filename;if(typeof t!="strin\
g"){let r={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:rt.properties.
filename.type,parentSchema:rt.properties.filename,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:rt.type,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),i++}return Ct.errors=e,i===0}Ct.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Dt=dr,A={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","ht\
tp_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{
type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{
$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}},J={type:"object",additionalProperties:!1,required:["e\
ntity_type","event_types"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schem\
as#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},tt={type:"string",enum:["item","item_ty\
pe","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function ce(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:tt.type,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),i++}if(!(s===
"item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tt.enum},message:"must be equal to one of the allowed values",schema:tt.enum,parentSchema:tt,data:s};e===
null?e=[t]:e.push(t),i++}return ce.errors=e,i===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};var st={type:"string",enum:["create","update","delete","publish",
"unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function ye(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:st.type,parentSchema:st,data:s};e===null?e=[t]:e.push(t),
i++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_fail\
ed"||s==="change"||s==="invalidate")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:st.enum},message:"must be equal to one of t\
he allowed values",schema:st.enum,parentSchema:st,data:s};e===null?e=[t]:e.push(t),i++}return ye.errors=e,i===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};var pe={
type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","env\
ironment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function er(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have requir\
ed property 'entity_type'",schema:pe.required,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_ids===void 0){let t={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"entity_ids"},message:"must have required property 'entity_ids'",schema:pe.required,parentSchema:pe,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t==="entity_ids")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),i++}if(s.
entity_type!==void 0){let t=s.entity_type;if(typeof t!="string"){let r={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:pe.properties.entity_type.type,parentSchema:pe.properties.entity_type,data:t};e===null?e=[r]:e.push(r),i++}
if(!(t==="item_type"||t==="item"||t==="build_trigger"||t==="environment"||t==="environment_type")){let r={instancePath:p+"/entity_type",schemaPath:"#/properties\
/entity_type/enum",keyword:"enum",params:{allowedValues:pe.properties.entity_type.enum},message:"must be equal to one of the allowed values",schema:pe.properties.
entity_type.enum,parentSchema:pe.properties.entity_type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_ids!==void 0){let t=s.entity_ids;if(Array.isArray(t)){
if(t.length<1){let a={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewe\
r than 1 items",schema:1,parentSchema:pe.properties.entity_ids,data:t};e===null?e=[a]:e.push(a),i++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(typeof o!=
"string"){let u={instancePath:p+"/entity_ids/"+a,schemaPath:"#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:pe.properties.entity_ids.items.type,parentSchema:pe.properties.entity_ids.items,data:o};e===null?e=[u]:e.push(u),i++}}}else{let r={instancePath:p+"/entit\
y_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},message:"must be array",schema:pe.properties.entity_ids.type,parentSchema:pe.
properties.entity_ids,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:pe.type,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}return er.errors=e,i===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $e(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(
t),i++}if(s.event_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},message:"must have req\
uired property 'event_types'",schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t==="event_types"||t===
"filters")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:J,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==void 0&&(ce(s.entity_type,{instancePath:p+"/entity_type",parentData:s,
parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:v(e,ce.errors),i=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.
isArray(t)){let r=t.length;for(let a=0;a<r;a++)ye(t[a],{instancePath:p+"/event_types/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===
null?ye.errors:v(e,ye.errors),i=e.length)}else{let r={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:J.properties.event_types.type,parentSchema:J.properties.event_types,data:t};e===null?e=[r]:e.push(r),i++}}if(s.filters!==void 0){
let t=s.filters;if(!Array.isArray(t)&&t!==null){let r={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:J.properties.
filters.type},message:"must be array,null",schema:J.properties.filters.type,parentSchema:J.properties.filters,data:t};e===null?e=[r]:e.push(r),i++}if(Array.isArray(
t)){let r=t.length;for(let a=0;a<r;a++)er(t[a],{instancePath:p+"/filters/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?er.errors:
v(e,er.errors),i=e.length)}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,
data:s};e===null?e=[t]:e.push(t),i++}return $e.errors=e,i===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:
e.push(t),i++}if(s.name===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required p\
roperty 'name'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.
custom_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required \
property 'custom_payload'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.headers===void 0){let t={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:A.required,parentSchema:A,data:s};e===null?e=
[t]:e.push(t),i++}if(s.events===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have re\
quired property 'events'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_user===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:A.required,parentSchema:A,
data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_password===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
http_basic_password"},message:"must have required property 'http_basic_password'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.enabled===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:A.
required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.payload_api_version===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",schema:A.required,parentSchema:A,data:s};e===null?e=[
t]:e.push(t),i++}if(s.nested_items_in_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nested_items_i\
n_payload"},message:"must have required property 'nested_items_in_payload'",schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}if(s.auto_retry===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},message:"must have required property 'auto_retry'",
schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!te.call(A.properties,t)){let r={instancePath:p,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:A,data:s};e===null?
e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:A.properties.id.type,parentSchema:A.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.type.type,parentSchema:A.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:A.properties.type,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:A.properties.name.type,parentSchema:A.properties.name,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){let t=s.
url;if(typeof t!="string"){let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.url.type,parentSchema:A.properties.url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="strin\
g"&&t!==null){let r={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:A.properties.custom_payload.type},
message:"must be string,null",schema:A.properties.custom_payload.type,parentSchema:A.properties.custom_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.headers!==
void 0){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/headers/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.headers.additionalProperties.type,parentSchema:A.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.headers.type,parentSchema:A.
properties.headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.events!==void 0){let t=s.events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)$e(t[a],{instancePath:p+
"/events/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?$e.errors:v(e,$e.errors),i=e.length)}else{let r={instancePath:p+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:A.properties.events.type,parentSchema:A.properties.
events,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:A.properties.http_basic_user.type},message:"must be string,null",schema:A.
properties.http_basic_user.type,parentSchema:A.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_password!==void 0){let t=s.http_basic_password;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:A.properties.
http_basic_password.type},message:"must be string,null",schema:A.properties.http_basic_password.type,parentSchema:A.properties.http_basic_password,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!="boolean"){let r={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:A.properties.enabled.type,parentSchema:A.properties.enabled,data:t};e===null?e=[r]:e.push(r),i++}}
if(s.payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payl\
oad_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.payload_api_version.type,parentSchema:A.properties.payload_api_version,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;if(typeof t!="boolean"){let r={instancePath:p+"/nes\
ted_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:A.properties.
nested_items_in_payload.type,parentSchema:A.properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.auto_retry!==void 0){let t=s.auto_retry;
if(typeof t!="boolean"){let r={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean",schema:A.properties.auto_retry.type,parentSchema:A.properties.auto_retry,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.type,parentSchema:A,data:s};e===null?e=[t]:e.push(t),i++}return dr.errors=e,i===0}
dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=Lt,V={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},
custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$\
defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"s\
tring"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function Lt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Lt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!te.
call(V.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:V,data:s};e===null?e=[r]:e.push(r),i++}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:p+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.name.type,parentSchema:V.properties.
name,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){let t=s.url;if(typeof t!="string"){let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.url.type,parentSchema:V.properties.url,data:t};e===null?e=[r]:e.push(r),i++}}
if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_pa\
yload/type",keyword:"type",params:{type:V.properties.custom_payload.type},message:"must be string,null",schema:V.properties.custom_payload.type,parentSchema:V.properties.
custom_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.headers!==void 0){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];
if(typeof a!="string"){let o={instancePath:p+"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:V.properties.headers.additionalProperties.type,parentSchema:V.properties.headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:V.properties.headers.type,parentSchema:V.properties.headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.events!==void 0){let t=s.events;if(Array.
isArray(t)){let r=t.length;for(let a=0;a<r;a++)$e(t[a],{instancePath:p+"/events/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?
$e.errors:v(e,$e.errors),i=e.length)}else{let r={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:V.properties.events.type,parentSchema:V.properties.events,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:V.properties.
http_basic_user.type},message:"must be string,null",schema:V.properties.http_basic_user.type,parentSchema:V.properties.http_basic_user,data:t};e===null?e=[r]:e.
push(r),i++}}if(s.http_basic_password!==void 0){let t=s.http_basic_password;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/http_basic_password",schemaPath:"\
#/properties/http_basic_password/type",keyword:"type",params:{type:V.properties.http_basic_password.type},message:"must be string,null",schema:V.properties.http_basic_password.
type,parentSchema:V.properties.http_basic_password,data:t};e===null?e=[r]:e.push(r),i++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!="boolean"){let r={instancePath:p+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.enabled.type,parentSchema:V.
properties.enabled,data:t};e===null?e=[r]:e.push(r),i++}}if(s.payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:p+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.payload_api_version.
type,parentSchema:V.properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),i++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;
if(typeof t!="boolean"){let r={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:V.properties.nested_items_in_payload.type,parentSchema:V.properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.auto_retry!==void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.auto_retry.type,parentSchema:V.properties.auto_retry,data:t};e===null?e=[r]:e.push(r),
i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.type,parentSchema:V,data:s};e===null?
e=[t]:e.push(t),i++}return Lt.errors=e,i===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Va=Wt,T={type:"object",additionalProperties:!1,required:[
"name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:[
"string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function Wt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:T.required,parentSchema:T,data:s};
e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'",schema:T.required,parentSchema:T,data:s};e===null?e=[t]:e.push(t),i++}if(s.custom_payload===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:T.required,parentSchema:T,
data:s};e===null?e=[t]:e.push(t),i++}if(s.headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},
message:"must have required property 'headers'",schema:T.required,parentSchema:T,data:s};e===null?e=[t]:e.push(t),i++}if(s.events===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:T.required,parentSchema:T,data:s};
e===null?e=[t]:e.push(t),i++}if(s.http_basic_user===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic\
_user"},message:"must have required property 'http_basic_user'",schema:T.required,parentSchema:T,data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_password===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'ht\
tp_basic_password'",schema:T.required,parentSchema:T,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!te.call(T.properties,t)){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:s};
e===null?e=[r]:e.push(r),i++}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.name.type,parentSchema:T.properties.name,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==
void 0){let t=s.url;if(typeof t!="string"){let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must b\
e string",schema:T.properties.url.type,parentSchema:T.properties.url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.custom_payload!==void 0){let t=s.custom_payload;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:T.properties.
custom_payload.type},message:"must be string,null",schema:T.properties.custom_payload.type,parentSchema:T.properties.custom_payload,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.headers!==void 0){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+
"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:T.properties.headers.additionalProperties.type,parentSchema:T.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{
let r={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.properties.headers.
type,parentSchema:T.properties.headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.events!==void 0){let t=s.events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++)$e(t[a],{instancePath:p+"/events/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?$e.errors:v(e,$e.errors),i=e.length)}else{
let r={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.properties.events.type,
parentSchema:T.properties.events,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!="string"&&t!==null){let r={
instancePath:p+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:T.properties.http_basic_user.type},message:"must be\
 string,null",schema:T.properties.http_basic_user.type,parentSchema:T.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_password!==
void 0){let t=s.http_basic_password;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/t\
ype",keyword:"type",params:{type:T.properties.http_basic_password.type},message:"must be string,null",schema:T.properties.http_basic_password.type,parentSchema:T.
properties.http_basic_password,data:t};e===null?e=[r]:e.push(r),i++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!="boolean"){let r={instancePath:p+"/enab\
led",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.enabled.type,parentSchema:T.properties.
enabled,data:t};e===null?e=[r]:e.push(r),i++}}if(s.payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:p+"/payl\
oad_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.payload_api_version.
type,parentSchema:T.properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),i++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;
if(typeof t!="boolean"){let r={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:T.properties.nested_items_in_payload.type,parentSchema:T.properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.auto_retry!==void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.auto_retry.type,parentSchema:T.properties.auto_retry,data:t};e===null?e=[r]:e.push(r),
i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:s};e===null?
e=[t]:e.push(t),i++}return Wt.errors=e,i===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=Rt,Le={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Rt(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Rt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Le.required,parentSchema:Le,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Le.required,parentSchema:Le,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Le,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){
let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)dr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?dr.errors:v(e,dr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Le.properties.data.type,parentSchema:Le.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?he.errors:v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Le.type,parentSchema:Le,data:s};e===null?e=[t]:e.push(t),i++}return Rt.errors=e,i===
0}Rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var La=Zt,We={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"a\
rray",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},b={type:"object",additionalProperties:!1,
required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","\
response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","remark","attempts"],properties:{id:{type:"string"},type:{
type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"\
string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},remark:{type:["string","null"]},attempts:{type:"array",items:{$ref:"standin\
://flat/schemas#/$defs/WebhookCallAttempt"}}}},at={type:"string",enum:["pending","success","failed","rescheduled"]};function rr(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:at.type,parentSchema:at,data:s};e===null?
e=[t]:e.push(t),i++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:at.
enum},message:"must be equal to one of the allowed values",schema:at.enum,parentSchema:at,data:s};e===null?e=[t]:e.push(t),i++}return rr.errors=e,i===0}rr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var D={type:"object",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload",
"response_status","response_headers","response_payload","failure_reason","remark"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"stri\
ng",enum:["event","retry","resend"]},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"str\
ing"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string",
"null"]},failure_reason:{type:["string","null"]},remark:{type:["string","null"]}}};function tr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.attempted_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_at"},message:"must have requ\
ired property 'attempted_at'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.cause===void 0){let t={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:
e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"must h\
ave required property 'request_url'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:D.required,
parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_status===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:D.required,parentSchema:D,data:s};
e===null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.failure_reason===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must have required property 'failure_reason'",
schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.remark===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"remark"},message:"must have required property 'remark'",schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!te.
call(D.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:D,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempted_at!==void 0){let t=s.attempted_at;if(typeof t=="string"){
if(!Q.test(t)){let r={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"',schema:"date-time",parentSchema:D.properties.attempted_at,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/attempted_a\
t",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.attempted_at.type,parentSchema:D.
properties.attempted_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.cause!==void 0){let t=s.cause;if(typeof t!="string"){let r={instancePath:p+"/cause",schemaPath:"\
#/properties/cause/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.cause.type,parentSchema:D.properties.cause,data:t};e===
null?e=[r]:e.push(r),i++}if(!(t==="event"||t==="retry"||t==="resend")){let r={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{
allowedValues:D.properties.cause.enum},message:"must be equal to one of the allowed values",schema:D.properties.cause.enum,parentSchema:D.properties.cause,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+"/request_url",schemaPath:"#/propertie\
s/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.request_url.type,parentSchema:D.properties.request_url,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!=
"string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.request_headers.additionalProperties.type,parentSchema:D.properties.request_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:D.properties.request_headers.type,parentSchema:D.properties.request_headers,data:t};e===null?e=[r]:
e.push(r),i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/request_payload",schemaPath:"#/properties/r\
equest_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.request_payload.type,parentSchema:D.properties.request_payload,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){
let r={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:D.properties.response_status.type},message:"\
must be integer,null",schema:D.properties.response_status.type,parentSchema:D.properties.response_status,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_headers!==
void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:D.properties.response_headers.type},message:"must be object,null",schema:D.properties.response_headers.type,parentSchema:D.
properties.response_headers,data:t};e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={
instancePath:p+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:D.properties.response_headers.additionalProperties.type,parentSchema:D.properties.response_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/respons\
e_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:D.properties.response_payload.type},message:"must be string,null",schema:D.
properties.response_payload.type,parentSchema:D.properties.response_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.failure_reason!==void 0){let t=s.failure_reason;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:D.properties.
failure_reason.type},message:"must be string,null",schema:D.properties.failure_reason.type,parentSchema:D.properties.failure_reason,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.remark!==void 0){let t=s.remark;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/remark",schemaPath:"#/properties/remark/type",keyword:"typ\
e",params:{type:D.properties.remark.type},message:"must be string,null",schema:D.properties.remark.type,parentSchema:D.properties.remark,data:t};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:s};
e===null?e=[t]:e.push(t),i++}return tr.errors=e,i===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.
webhook===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webh\
ook'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(
t),i++}if(s.event_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have requi\
red property 'event_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.created_at===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"\
must have required property 'request_url'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:b.required,
parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_status===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.attempted_auto_retries_count===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required pro\
perty 'attempted_auto_retries_count'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.last_sent_at===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.next_retry_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_a\
t"},message:"must have required property 'next_retry_at'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.failure_reason===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.remark===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},message:"must have required property 'remark'",schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.attempts===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},
message:"must have required property 'attempts'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!te.call(b.properties,t)){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.id.type,parentSchema:b.properties.id,data:t};e===null?e=
[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.type.type,parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook_call"){
let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"\
webhook_call",parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.webhook!==void 0){let t=s.webhook;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}if(t.id===void 0){
let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},message:"must have required propert\
y 'id'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="type"||r==="id")){let a={
instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT \
have additional properties",schema:!1,parentSchema:b.properties.webhook,data:t};e===null?e=[a]:e.push(a),i++}if(t.type!==void 0){let r=t.type;if(typeof r!="stri\
ng"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="webhook"){let a={
instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to\
 constant",schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(t.id!==void 0){let r=t.id;if(typeof r!="s\
tring"){let a={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+
"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.webhook.type,parentSchema:b.
properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_type!==void 0&&(ce(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:v(e,ce.errors),i=e.length)),s.event_type!==void 0&&(ye(s.event_type,{instancePath:p+"/event_ty\
pe",parentData:s,parentDataProperty:"event_type",rootData:c,dynamicAnchors:y})||(e=e===null?ye.errors:v(e,ye.errors),i=e.length)),s.created_at!==void 0){let t=s.
created_at;if(typeof t=="string"){if(!Q.test(t)){let r={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.created_at.type,parentSchema:b.
properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+"/reques\
t_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_url.type,parentSchema:b.
properties.request_url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))
for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_headers.additionalProperties.
type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.request_headers.type,parentSchema:b.properties.
request_headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_payload.type,
parentSchema:b.properties.request_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.
properties.response_status.type},message:"must be integer,null",schema:b.properties.response_status.type,parentSchema:b.properties.response_status,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.response_headers!==void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/\
response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.response_headers.type},message:"must be object,null",
schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:t};e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(
t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let t=s.response_payload;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},message:"must be string,null",schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:t};e===null?e=[r]:
e.push(r),i++}}if(s.attempted_auto_retries_count!==void 0){let t=s.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:b.properties.attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),
i++}}if(s.last_sent_at!==void 0){let t=s.last_sent_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_\
at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},message:"must be string,null",schema:b.properties.last_sent_at.type,parentSchema:b.properties.
last_sent_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!Q.test(t)){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at\
/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.last_sent_at,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.next_retry_at!==void 0){let t=s.next_retry_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},message:"must be string,null",schema:b.properties.next_retry_at.type,
parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!Q.test(t)){let r={instancePath:p+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.
next_retry_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.status!==void 0&&(rr(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:c,
dynamicAnchors:y})||(e=e===null?rr.errors:v(e,rr.errors),i=e.length)),s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={
instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},message:"must be st\
ring,null",schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:t};e===null?e=[r]:e.push(r),i++}}if(s.remark!==void 0){let t=s.
remark;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:b.properties.remark.type},
message:"must be string,null",schema:b.properties.remark.type,parentSchema:b.properties.remark,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attempts!==void 0){let t=s.
attempts;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)tr(t[a],{instancePath:p+"/attempts/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?tr.errors:v(e,tr.errors),i=e.length)}else{let r={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}return qr.errors=
e,i===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:We.required,
parentSchema:We,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'",schema:We.required,parentSchema:We,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t===
"meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:We,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++)qr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?qr.errors:v(e,qr.errors),i=e.length)}else{
let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:We.properties.data.type,parentSchema:We.
properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||
(e=e===null?he.errors:v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:We.type,parentSchema:We,data:s};e===null?e=[t]:e.push(t),i++}return Zt.errors=e,i===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wa=Mt;function Mt(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.webhook===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"\
must have required property 'webhook'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.event_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"\
must have required property 'event_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.created_at===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reques\
t_url"},message:"must have required property 'request_url'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_header\
s'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_payload"},message:"must have required property 'request_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=
[t]:e.push(t),i++}if(s.response_status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"\
must have required property 'response_status'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:b.required,
parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
response_payload"},message:"must have required property 'response_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.attempted_auto_retries_count===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required pro\
perty 'attempted_auto_retries_count'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.last_sent_at===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.next_retry_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_a\
t"},message:"must have required property 'next_retry_at'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:b.required,parentSchema:b,data:s};
e===null?e=[t]:e.push(t),i++}if(s.failure_reason===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.remark===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},message:"must have required property 'remark'",schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.attempts===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},
message:"must have required property 'attempts'",schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!te.call(b.properties,t)){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.id.type,parentSchema:b.properties.id,data:t};e===null?e=
[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.type.type,parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook_call"){
let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"\
webhook_call",parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.webhook!==void 0){let t=s.webhook;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}if(t.id===void 0){
let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},message:"must have required propert\
y 'id'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="type"||r==="id")){let a={
instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT \
have additional properties",schema:!1,parentSchema:b.properties.webhook,data:t};e===null?e=[a]:e.push(a),i++}if(t.type!==void 0){let r=t.type;if(typeof r!="stri\
ng"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="webhook"){let a={
instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to\
 constant",schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(t.id!==void 0){let r=t.id;if(typeof r!="s\
tring"){let a={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+
"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.webhook.type,parentSchema:b.
properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_type!==void 0&&(ce(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:v(e,ce.errors),i=e.length)),s.event_type!==void 0&&(ye(s.event_type,{instancePath:p+"/event_ty\
pe",parentData:s,parentDataProperty:"event_type",rootData:c,dynamicAnchors:y})||(e=e===null?ye.errors:v(e,ye.errors),i=e.length)),s.created_at!==void 0){let t=s.
created_at;if(typeof t=="string"){if(!Q.test(t)){let r={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.created_at.type,parentSchema:b.
properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+"/reques\
t_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_url.type,parentSchema:b.
properties.request_url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))
for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_headers.additionalProperties.
type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.request_headers.type,parentSchema:b.properties.
request_headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_payload.type,
parentSchema:b.properties.request_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.
properties.response_status.type},message:"must be integer,null",schema:b.properties.response_status.type,parentSchema:b.properties.response_status,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.response_headers!==void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/\
response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.response_headers.type},message:"must be object,null",
schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:t};e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(
t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let t=s.response_payload;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},message:"must be string,null",schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:t};e===null?e=[r]:
e.push(r),i++}}if(s.attempted_auto_retries_count!==void 0){let t=s.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:b.properties.attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),
i++}}if(s.last_sent_at!==void 0){let t=s.last_sent_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_\
at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},message:"must be string,null",schema:b.properties.last_sent_at.type,parentSchema:b.properties.
last_sent_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!Q.test(t)){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at\
/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.last_sent_at,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.next_retry_at!==void 0){let t=s.next_retry_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},message:"must be string,null",schema:b.properties.next_retry_at.type,
parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!Q.test(t)){let r={instancePath:p+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.
next_retry_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.status!==void 0&&(rr(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:c,
dynamicAnchors:y})||(e=e===null?rr.errors:v(e,rr.errors),i=e.length)),s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={
instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},message:"must be st\
ring,null",schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:t};e===null?e=[r]:e.push(r),i++}}if(s.remark!==void 0){let t=s.
remark;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:b.properties.remark.type},
message:"must be string,null",schema:b.properties.remark.type,parentSchema:b.properties.remark,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attempts!==void 0){let t=s.
attempts;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)tr(t[a],{instancePath:p+"/attempts/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?tr.errors:v(e,tr.errors),i=e.length)}else{let r={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}return Mt.errors=
e,i===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=hr,W={type:"object",additionalProperties:!1,required:["id","type","label","position","par\
ent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{
if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload\
CollectionReference"}}}};function hr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=hr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:W.required,parentSchema:W,data:s};e===null?e=[r]:
e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'",schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),i++}if(s.label===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),i++}if(s.
position===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'",schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),i++}if(s.parent===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"parent"},message:"must have required property 'parent'",schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),i++}if(s.
children===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"},message:"must have required property 'ch\
ildren'",schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="label"||r==="position"||r==="paren\
t"||r==="children")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties",schema:!1,parentSchema:W,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.id.type,parentSchema:W.properties.id,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.type.type,parentSchema:W.properties.type,data:r};e===null?e=[a]:e.push(a),i++}
if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"\
must be equal to constant",schema:"upload_collection",parentSchema:W.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.label!==void 0){let r=s.label;if(typeof r!=
"string"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.
label.type,parentSchema:W.properties.label,data:r};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.
properties.position.type,parentSchema:W.properties.position,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:W.properties.
position,data:r};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let r=s.parent,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Y(r,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===
null?Y.errors:v(e,Y.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:W.properties.parent.if,parentSchema:W.properties.parent,data:r};e===null?e=[l]:e.push(l),i++}}if(s.children!==void 0){
let r=s.children;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)Y(r[o],{instancePath:p+"/children/"+o,parentData:r,parentDataProperty:o,rootData:c,dynamicAnchors:y})||
(e=e===null?Y.errors:v(e,Y.errors),i=e.length)}else{let a={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:W.properties.children.type,parentSchema:W.properties.children,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.type,parentSchema:W,data:s};e===null?e=[r]:e.push(r),i++}return hr.errors=e,i===
0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=Kt,je={type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"\
integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin:\
//flat/schemas#/$defs/UploadCollectionReference"}}}};function Kt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="label"||
r==="position"||r==="parent"||r==="children")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:je,data:s};e===null?e=[a]:e.push(a),i++}if(s.label!==void 0){let r=s.label;if(typeof r!="st\
ring"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:je.properties.label.
type,parentSchema:je.properties.label,data:r};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:je.
properties.position.type,parentSchema:je.properties.position,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:je.properties.
position,data:r};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let r=s.parent,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Y(r,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===
null?Y.errors:v(e,Y.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:je.properties.parent.if,parentSchema:je.properties.parent,data:r};e===null?e=[l]:e.push(l),i++}}if(s.children!==
void 0){let r=s.children;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)Y(r[o],{instancePath:p+"/children/"+o,parentData:r,parentDataProperty:o,rootData:c,
dynamicAnchors:y})||(e=e===null?Y.errors:v(e,Y.errors),i=e.length)}else{let a={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",
params:{type:"array"},message:"must be array",schema:je.properties.children.type,parentSchema:je.properties.children,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:je.type,parentSchema:je,data:s};e===null?e=[r]:e.
push(r),i++}return Kt.errors=e,i===0}Kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Za=Bt,ue={type:"object",additionalProperties:!1,required:["labe\
l"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Bt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:ue.required,
parentSchema:ue,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="label"||r==="position"||r==="parent")){let a={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ue,data:s};
e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!fs.test(r)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:ue.properties.
id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:ue.properties.id.type,parentSchema:ue.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.label!==void 0){let r=s.label;if(typeof r!="str\
ing"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ue.properties.label.
type,parentSchema:ue.properties.label,data:r};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ue.
properties.position.type,parentSchema:ue.properties.position,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.
position,data:r};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let r=s.parent,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Y(r,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===
null?Y.errors:v(e,Y.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:ue.properties.parent.if,parentSchema:ue.properties.parent,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),i++}return Bt.
errors=e,i===0}Bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ma=Ht,Re={type:"object",additionalProperties:!1,required:["data","meta"],properties:{
data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Ht(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Re.required,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Re.required,parentSchema:Re,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){
let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)hr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?hr.errors:v(e,hr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Re.properties.data.type,parentSchema:Re.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?he.errors:v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Re.type,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),i++}return Ht.errors=e,i===
0}Ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ka=Jt,re={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{
id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Jt(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Jt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:re.required,parentSchema:re,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:re.required,parentSchema:re,data:s};e===null?
e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'",schema:re.required,parentSchema:re,data:s};e===null?e=[t]:e.push(t),i++}if(s.payload===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'",schema:re.required,parentSchema:re,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="status"||t==="payload")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}
if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.properties.id.type,parentSchema:re.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="\
string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.properties.type.
type,parentSchema:re.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="job_result"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"job_result"},message:"must be equal to constant",schema:"job_result",parentSchema:re.properties.type,data:t};e===null?e=[r]:
e.push(r),i++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:re.properties.status.type,parentSchema:re.properties.status,data:t};
e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:re.properties.status,data:t};e===null?e=[r]:e.push(r),i++}if(t<100||
isNaN(t)){let r={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",
schema:100,parentSchema:re.properties.status,data:t};e===null?e=[r]:e.push(r),i++}}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:re.type,parentSchema:re,data:s};e===null?e=[t]:e.push(t),i++}return Jt.errors=e,i===0}Jt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var xt=Yt,it={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"\
standin://json-api/data/Upload"},d={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{
type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","\
width","height","is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp\
4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{
type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9\
a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{
type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"\
array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red",
"green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},ee={type:"object",additionalProperties:!1,required:["tit\
le","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},me={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function sr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:me.required,parentSchema:me,
data:s};e===null?e=[t]:e.push(t),i++}if(s.y===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"mus\
t have required property 'y'",schema:me.required,parentSchema:me,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:me,
data:s};e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/p\
roperties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:me.properties.x,data:t};e===null?e=[r]:e.push(
r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:me.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"number"},message:"must be number",schema:me.properties.x.type,parentSchema:me.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.
y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1",schema:1,parentSchema:me.properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:me.properties.y,data:t};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:me.properties.
y.type,parentSchema:me.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:me.type,parentSchema:me,data:s};e===null?e=[t]:e.push(t),i++}return sr.errors=e,i===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ar(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"title"},message:"must have required property 'title'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}
if(s.alt===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'",schema:ee.
required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}if(s.custom_data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"custom_data"},message:"must have required property 'custom_data'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}if(s.
focal_point===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},message:"must have required proper\
ty 'focal_point'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="fo\
cal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:ee,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ee.properties.title.type},message:"must be string,null",schema:ee.properties.title.type,
parentSchema:ee.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/a\
lt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ee.properties.alt.type},message:"must be string,null",schema:ee.properties.alt.type,parentSchema:ee.
properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+
"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.properties.custom_data.type,parentSchema:ee.
properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.
push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;sr(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,
dynamicAnchors:y})||(e=e===null?sr.errors:v(e,sr.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_\
point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:ee.properties.focal_point.if,parentSchema:ee.properties.focal_point,
data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,
parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}return ar.errors=e,i===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ze={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},pt={type:"string",enum:["access_token","sso_\
user","account","user","organization"]};function ir(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:pt.type,parentSchema:pt,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="access_token"||s==="sso_user"||s===
"account"||s==="user"||s==="organization")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pt.enum},message:"must be equal to on\
e of the allowed values",schema:pt.enum,parentSchema:pt,data:s};e===null?e=[t]:e.push(t),i++}return ir.errors=e,i===0}ir.evaluated={dynamicProps:!1,dynamicItems:!1};
function Te(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),i++}if(s.
id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Ze.
required,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Ze,data:s};e===null?e=[r]:e.
push(r),i++}if(s.type!==void 0&&(ir(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:c,dynamicAnchors:y})||(e=e===null?ir.errors:v(
e,ir.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Ze.properties.id.type,parentSchema:Ze.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ze.type,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),i++}return Te.
errors=e,i===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ae={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"\
string",const:"upload_collection"},id:{type:"string"}}};function U(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Ae.required,
parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:Ae.required,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ae.properties.type.type,parentSchema:Ae.properties.type,data:t};e===
null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"up\
load_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:Ae.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==
void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Ae.properties.id.type,parentSchema:Ae.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ae.type,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),i++}return U.errors=e,i===0}U.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function kr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=kr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:d.required,parentSchema:d,data:s};e===null?e=[r]:
e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'",schema:d.required,parentSchema:d,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:d.required,parentSchema:d,data:s};e===null?e=[r]:e.push(
r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have\
 required property 'relationships'",schema:d.required,parentSchema:d,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attribu\
tes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties",schema:!1,parentSchema:d,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.id.type,parentSchema:d.properties.id,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.type.type,parentSchema:d.properties.type,data:r};e===null?e=[a]:e.push(a),i++}
if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to con\
stant",schema:"upload",parentSchema:d.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.path===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.basename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"basena\
me"},message:"must have required property 'basename'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.filename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"fil\
ename"},message:"must have required property 'filename'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.url===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.format===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},message:"must hav\
e required property 'format'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mime_type===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mime_type"},message:"must \
have required property 'mime_type'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.size===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},message:"must have \
required property 'size'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.md5===void 0){let a={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},message:"must have required propert\
y 'md5'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.width===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'",schema:d.
properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.height===void 0){let a={instancePath:p+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},message:"must have required property 'height'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.is_image===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},message:"must have required property 'is_image'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.author===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"author"},message:"must have required property 'author'",schema:d.properties.attributes.required,
parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.copyright===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/\
attributes/required",keyword:"required",params:{missingProperty:"copyright"},message:"must have required property 'copyright'",schema:d.properties.attributes.required,
parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.notes===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attr\
ibutes/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.default_field_metadata===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/re\
quired",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"must have required property 'default_field_metadata'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.duration===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},message:"must have required property 'duration'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.frame_rate===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},message:"must have required property 'frame_rate'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.blurhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"blurhash"},message:"must have required property 'blurhash'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.thumbhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},message:"must have required property 'thumbhash'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mux_playback_id===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:d.
properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mux_mp4_highest_res===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},message:"must have required proper\
ty 'mux_mp4_highest_res'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.smart_tags===void 0){
let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_tags"},message:"must have re\
quired property 'smart_tags'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.exif_info===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},message:"must \
have required property 'exif_info'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.colors===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},message:"must hav\
e required property 'colors'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.created_at===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must\
 have required property 'created_at'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.updated_at===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must\
 have required property 'updated_at'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)
if(!te.call(d.properties.attributes.properties,a)){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.attributes,data:r};e===null?e=[o]:
e.push(o),i++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/pa\
th/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.path.type,parentSchema:d.properties.attributes.
properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:p+"/attributes/basenam\
e",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.
basename.type,parentSchema:d.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.filename!==void 0){let a=r.filename;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.filename.type,parentSchema:d.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),
i++}}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){if(!Jr(a)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url\
/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:d.properties.attributes.properties.url,data:a};e===null?
e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:d.properties.attributes.properties.url.type,parentSchema:d.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),
i++}}if(r.format!==void 0){let a=r.format;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/format",schemaPath:"#/properties/attributes/proper\
ties/format/type",keyword:"type",params:{type:d.properties.attributes.properties.format.type},message:"must be string,null",schema:d.properties.attributes.properties.
format.type,parentSchema:d.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mime_type!==void 0){let a=r.mime_type;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:d.properties.
attributes.properties.mime_type.type},message:"must be string,null",schema:d.properties.attributes.properties.mime_type.type,parentSchema:d.properties.attributes.
properties.mime_type,data:a};e===null?e=[o]:e.push(o),i++}}if(r.size!==void 0){let a=r.size;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+
"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.
attributes.properties.size.type,parentSchema:d.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<
0||isNaN(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),i++}}if(r.md5!==void 0){let a=r.md5;if(typeof a==
"string"){if(!Rs.test(a)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:d.properties.attributes.properties.md5,data:a};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.md5.type,parentSchema:d.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}if(r.
width!==void 0){let a=r.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/width",schemaPath:"#/proper\
ties/attributes/properties/width/type",keyword:"type",params:{type:d.properties.attributes.properties.width.type},message:"must be integer,null",schema:d.properties.
attributes.properties.width.type,parentSchema:d.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),i++}}if(r.height!==void 0){let a=r.
height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/proper\
ties/height/type",keyword:"type",params:{type:d.properties.attributes.properties.height.type},message:"must be integer,null",schema:d.properties.attributes.properties.
height.type,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={
instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0",schema:0,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),i++}}if(r.is_image!==void 0){let a=r.is_image;if(typeof a!=
"boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:d.properties.attributes.properties.is_image.type,parentSchema:d.properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/pro\
perties/author/type",keyword:"type",params:{type:d.properties.attributes.properties.author.type},message:"must be string,null",schema:d.properties.attributes.properties.
author.type,parentSchema:d.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),i++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:d.properties.
attributes.properties.copyright.type},message:"must be string,null",schema:d.properties.attributes.properties.copyright.type,parentSchema:d.properties.attributes.
properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attribute\
s/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:d.properties.attributes.properties.notes.type},message:"must be \
string,null",schema:d.properties.attributes.properties.notes.type,parentSchema:d.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(r.
tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let m={instancePath:p+"/attributes/tags/"+
u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.
properties.tags.items.type,parentSchema:d.properties.attributes.properties.tags.items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.
properties.tags.type,parentSchema:d.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;
if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)ar(a[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?ar.errors:v(e,ar.errors),i=e.length);else{let o={instancePath:p+"/attributes/defaul\
t_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.
properties.attributes.properties.default_field_metadata.type,parentSchema:d.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.duration!==void 0){let a=r.duration;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/pro\
perties/attributes/properties/duration/type",keyword:"type",params:{type:d.properties.attributes.properties.duration.type},message:"must be number,null",schema:d.
properties.attributes.properties.duration.type,parentSchema:d.properties.attributes.properties.duration,data:a};e===null?e=[o]:e.push(o),i++}}if(r.frame_rate!==
void 0){let a=r.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"#/properties/attributes/p\
roperties/frame_rate/type",keyword:"type",params:{type:d.properties.attributes.properties.frame_rate.type},message:"must be number,null",schema:d.properties.attributes.
properties.frame_rate.type,parentSchema:d.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),i++}}if(r.blurhash!==void 0){let a=r.blurhash;
if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:d.properties.attributes.properties.blurhash.type},message:"must be string,null",schema:d.properties.attributes.properties.blurhash.type,parentSchema:d.properties.
attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),i++}}if(r.thumbhash!==void 0){let a=r.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:d.properties.attributes.properties.thumbhash.
type},message:"must be string,null",schema:d.properties.attributes.properties.thumbhash.type,parentSchema:d.properties.attributes.properties.thumbhash,data:a};e===
null?e=[o]:e.push(o),i++}}if(r.mux_playback_id!==void 0){let a=r.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mux_playbac\
k_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{type:d.properties.attributes.properties.mux_playback_id.type},
message:"must be string,null",schema:d.properties.attributes.properties.mux_playback_id.type,parentSchema:d.properties.attributes.properties.mux_playback_id,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.mux_mp4_highest_res!==void 0){let a=r.mux_mp4_highest_res;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes\
/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:d.properties.attributes.properties.mux_mp4_highest_res.
type},message:"must be string,null",schema:d.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),i++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/\
properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:d.properties.attributes.properties.mux_mp4_highest_res.enum},message:"\
must be equal to one of the allowed values",schema:d.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.smart_tags!==void 0){let a=r.smart_tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!=
"string"){let m={instancePath:p+"/attributes/smart_tags/"+u,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:d.properties.attributes.properties.smart_tags.items.type,parentSchema:d.properties.attributes.properties.smart_tags.items,
data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.smart_tags.type,parentSchema:d.properties.attributes.properties.smart_tags,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.exif_info!==void 0){let a=r.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:p+"/attribu\
tes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.
attributes.properties.exif_info.type,parentSchema:d.properties.attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),i++}}if(r.colors!==void 0){let a=r.
colors;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let m={instancePath:p+
"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},message:"must ha\
ve required property 'red'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};
e===null?e=[m]:e.push(m),i++}if(l.green===void 0){let m={instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/requ\
ired",keyword:"required",params:{missingProperty:"green"},message:"must have required property 'green'",schema:d.properties.attributes.properties.colors.items.required,
parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.blue===void 0){let m={instancePath:p+"/attributes/colors/"+
u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},message:"must have required property \
'blue'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(
m),i++}if(l.alpha===void 0){let m={instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"require\
d",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.
properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),i++}for(let m in l)if(!(m==="red"||m==="green"||m==="blue"||m==="alpha")){let h={
instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[h]:
e.push(h),i++}if(l.red!==void 0){let m=l.red;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/attributes/colors/"+u+"/red",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.
properties.colors.items.properties.red.type,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m==
"number"&&isFinite(m)){if(m>255||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prop\
erties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.
items.properties.red,data:m};e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attrib\
utes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.
attributes.properties.colors.items.properties.red,data:m};e===null?e=[h]:e.push(h),i++}}}if(l.green!==void 0){let m=l.green;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let h={instancePath:p+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.green.type,parentSchema:d.properties.attributes.
properties.colors.items.properties.green,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let h={instancePath:p+"/at\
tributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:m};e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(
m)){let h={instancePath:p+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:m};e===null?
e=[h]:e.push(h),i++}}}if(l.blue!==void 0){let m=l.blue;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/attributes/colors/"+u+"\
/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.
properties.attributes.properties.colors.items.properties.blue.type,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:m};e===null?
e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attri\
butes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.
attributes.properties.colors.items.properties.blue,data:m};e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:m};e===null?e=[h]:e.push(h),i++}}}if(l.alpha!==void 0){let m=l.alpha;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/alpha/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.alpha.type,
parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)){if(m>255||
isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:m};
e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/item\
s/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.
items.properties.alpha,data:m};e===null?e=[h]:e.push(h),i++}}}}else{let m={instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties\
/colors/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.colors.items.type,parentSchema:d.properties.
attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/attributes/pr\
operties/colors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.colors.type,parentSchema:d.properties.
attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),i++}}if(r.created_at!==void 0){let a=r.created_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:d.properties.attributes.properties.created_at.
type},message:"must be string,null",schema:d.properties.attributes.properties.created_at.type,parentSchema:d.properties.attributes.properties.created_at,data:a};
e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!Q.test(a)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/cr\
eated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.
created_at,data:a};e===null?e=[o]:e.push(o),i++}}if(r.updated_at!==void 0){let a=r.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attribute\
s/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/type",keyword:"type",params:{type:d.properties.attributes.properties.updated_at.type},message:"\
must be string,null",schema:d.properties.attributes.properties.updated_at.type,parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:
e.push(o),i++}if(typeof a=="string"&&!Q.test(a)){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.updated_at,
data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:d.properties.attributes.type,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){
let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creator===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relati\
onships/required",keyword:"required",params:{missingProperty:"creator"},message:"must have required property 'creator'",schema:d.properties.relationships.required,
parentSchema:d.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}if(r.upload_collection===void 0){let a={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},message:"must have required property 'upload_collection'",schema:d.
properties.relationships.required,parentSchema:d.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="creator"||a==="upload_co\
llection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.creator!==void 0){let a=r.
creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/p\
roperties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:d.properties.relationships.properties.
creator.required,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),i++}a.data!==
void 0&&(Te(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Te.errors:v(e,
Te.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:d.properties.relationships.properties.creator.type,parentSchema:d.properties.relationships.properties.creator,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:d.properties.relationships.properties.upload_collection.required,parentSchema:d.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==void 0){
let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.length=u:e=null),!t){let h=i;U(o,{instancePath:p+
"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),i=e.length);var t=h===
i;l=t}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/i\
f",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:d.properties.relationships.properties.upload_collection.properties.data.
if,parentSchema:d.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/rela\
tionships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:d.properties.relationships.properties.upload_collection.type,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?
e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:d.properties.relationships.type,parentSchema:d.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,data:s};e===null?e=[r]:e.push(r),i++}return kr.errors=e,i===
0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Yt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:it.required,
parentSchema:it,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:it,data:s};e===null?e=[r]:e.push(r),i++}s.data!==
void 0&&(kr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?kr.errors:v(e,kr.errors),i=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:it.type,parentSchema:it,data:s};e===null?e=[t]:e.
push(t),i++}return Yt.errors=e,i===0}Yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a=Gt,ot={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},De={type:"object",additionalProperties:!1,required:["id","ty\
pe"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function wr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:De.required,parentSchema:De,
data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:De.required,parentSchema:De,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:De,
data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:De.properties.id.type,parentSchema:De.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==
void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:De.properties.type.type,parentSchema:De.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="job"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"job"},message:"must be equal to constant",schema:"job",parentSchema:De.properties.type,data:t};e===
null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:De.type,parentSchema:De,
data:s};e===null?e=[t]:e.push(t),i++}return wr.errors=e,i===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gt(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Gt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:ot.required,parentSchema:ot,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ot,
data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(wr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=
e===null?wr.errors:v(e,wr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ot.
type,parentSchema:ot,data:s};e===null?e=[t]:e.push(t),i++}return Gt.errors=e,i===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var S=Qt,E={type:"obj\
ect",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id","type","att\
ributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","doc_url","de\
tails"],properties:{code:{type:"string"},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},transient:{type:"boolean"}}}}}}}};function Qt(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){if(t.length<1){let a={instancePath:p+"/data",schemaPath:"#/properties\
/data/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:E.properties.data,data:t};e===null?e=[a]:e.
push(a),i++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let u={instancePath:p+"/data/"+a,schemaPath:"\
#/properties/data/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:E.properties.data.items.required,
parentSchema:E.properties.data.items,data:o};e===null?e=[u]:e.push(u),i++}if(o.type===void 0){let u={instancePath:p+"/data/"+a,schemaPath:"#/properties/data/ite\
ms/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:E.properties.data.items.required,parentSchema:E.
properties.data.items,data:o};e===null?e=[u]:e.push(u),i++}if(o.attributes===void 0){let u={instancePath:p+"/data/"+a,schemaPath:"#/properties/data/items/requir\
ed",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:E.properties.data.items.required,parentSchema:E.
properties.data.items,data:o};e===null?e=[u]:e.push(u),i++}for(let u in o)if(!(u==="id"||u==="type"||u==="attributes")){let l={instancePath:p+"/data/"+a,schemaPath:"\
#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,
parentSchema:E.properties.data.items,data:o};e===null?e=[l]:e.push(l),i++}if(o.id!==void 0){let u=o.id;if(typeof u!="string"){let l={instancePath:p+"/data/"+a+"\
/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.
id.type,parentSchema:E.properties.data.items.properties.id,data:u};e===null?e=[l]:e.push(l),i++}}if(o.type!==void 0){let u=o.type;if(typeof u!="string"){let l={
instancePath:p+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.
properties.data.items.properties.type.type,parentSchema:E.properties.data.items.properties.type,data:u};e===null?e=[l]:e.push(l),i++}if(u!=="api_error"){let l={
instancePath:p+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},message:"must be \
equal to constant",schema:"api_error",parentSchema:E.properties.data.items.properties.type,data:u};e===null?e=[l]:e.push(l),i++}}if(o.attributes!==void 0){let u=o.
attributes;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.code===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'",schema:E.properties.data.items.properties.
attributes.required,parentSchema:E.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),i++}if(u.doc_url===void 0){let l={instancePath:p+
"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},message:"must\
 have required property 'doc_url'",schema:E.properties.data.items.properties.attributes.required,parentSchema:E.properties.data.items.properties.attributes,data:u};
e===null?e=[l]:e.push(l),i++}if(u.details===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"details"},message:"must have required property 'details'",schema:E.properties.data.items.properties.attributes.
required,parentSchema:E.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),i++}for(let l in u)if(!(l==="code"||l==="doc_url"||l==="det\
ails"||l==="transient")){let m={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:E.properties.data.items.properties.attributes,
data:u};e===null?e=[m]:e.push(m),i++}if(u.code!==void 0){let l=u.code;if(typeof l!="string"){let m={instancePath:p+"/data/"+a+"/attributes/code",schemaPath:"#/p\
roperties/data/items/properties/attributes/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.
attributes.properties.code.type,parentSchema:E.properties.data.items.properties.attributes.properties.code,data:l};e===null?e=[m]:e.push(m),i++}}if(u.doc_url!==
void 0){let l=u.doc_url;if(typeof l!="string"){let m={instancePath:p+"/data/"+a+"/attributes/doc_url",schemaPath:"#/properties/data/items/properties/attributes/\
properties/doc_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.attributes.properties.doc_url.
type,parentSchema:E.properties.data.items.properties.attributes.properties.doc_url,data:l};e===null?e=[m]:e.push(m),i++}}if(u.details!==void 0){let l=u.details;
if(!(l&&typeof l=="object"&&!Array.isArray(l))){let m={instancePath:p+"/data/"+a+"/attributes/details",schemaPath:"#/properties/data/items/properties/attributes\
/properties/details/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.properties.attributes.properties.details.
type,parentSchema:E.properties.data.items.properties.attributes.properties.details,data:l};e===null?e=[m]:e.push(m),i++}}if(u.transient!==void 0){let l=u.transient;
if(typeof l!="boolean"){let m={instancePath:p+"/data/"+a+"/attributes/transient",schemaPath:"#/properties/data/items/properties/attributes/properties/transient/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:E.properties.data.items.properties.attributes.properties.transient.type,parentSchema:E.
properties.data.items.properties.attributes.properties.transient,data:l};e===null?e=[m]:e.push(m),i++}}}else{let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.properties.attributes.
type,parentSchema:E.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:p+"/data/"+a,schemaPath:"#/prope\
rties/data/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.type,parentSchema:E.properties.data.items,data:o};
e===null?e=[u]:e.push(u),i++}}}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be arra\
y",schema:E.properties.data.type,parentSchema:E.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}return Qt.errors=e,i===0}Qt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ba=Xt,nt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},$={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"\
upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}}},required:["id","type"]},qe={type:"obje\
ct",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{
if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPointUpdate"}}}},de={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{
type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function vr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:de.required,parentSchema:de,
data:s};e===null?e=[t]:e.push(t),i++}if(s.y===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"mus\
t have required property 'y'",schema:de.required,parentSchema:de,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:s};e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/p\
roperties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(
r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"number"},message:"must be number",schema:de.properties.x.type,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.
y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1",schema:1,parentSchema:de.properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:de.properties.y,data:t};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:de.properties.
y.type,parentSchema:de.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:de.type,parentSchema:de,data:s};e===null?e=[t]:e.push(t),i++}return vr.errors=e,i===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Sr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_poi\
nt")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:qe,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:qe.properties.title.type},message:"must be string,null",schema:qe.properties.title.type,
parentSchema:qe.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/a\
lt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:qe.properties.alt.type},message:"must be string,null",schema:qe.properties.alt.type,parentSchema:qe.
properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+
"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.properties.custom_data.type,parentSchema:qe.
properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,u=i;if(r!==null){let l={};e===null?e=[l]:e.
push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;vr(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,
dynamicAnchors:y})||(e=e===null?vr.errors:v(e,vr.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_\
point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:qe.properties.focal_point.if,parentSchema:qe.properties.focal_point,
data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,
parentSchema:qe,data:s};e===null?e=[r]:e.push(r),i++}return Sr.errors=e,i===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Me={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function jr(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:Me.required,parentSchema:Me,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Me.required,parentSchema:Me,data:s};e===null?e=[t]:
e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:Me,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(ir(s.type,{instancePath:p+"/ty\
pe",parentData:s,parentDataProperty:"type",rootData:c,dynamicAnchors:y})||(e=e===null?ir.errors:v(e,ir.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!=
"string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Me.properties.id.type,
parentSchema:Me.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Me.type,parentSchema:Me,data:s};e===null?e=[t]:e.push(t),i++}return jr.errors=e,i===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ne={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Ar(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:Ne.required,parentSchema:Ne,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Ne.required,parentSchema:Ne,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Ne,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ne.
properties.type.type,parentSchema:Ne.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:Ne.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ne.properties.id.type,parentSchema:Ne.properties.id,data:t};e===null?e=[r]:e.push(
r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ne.type,parentSchema:Ne,data:s};e===
null?e=[t]:e.push(t),i++}return Ar.errors=e,i===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.id.type,
parentSchema:$.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.type.type,parentSchema:$.properties.type,data:r};e===
null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"\
must be equal to constant",schema:"upload",parentSchema:$.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||a==="default_fiel\
d_metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;
if(typeof a!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:$.properties.attributes.properties.path.type,parentSchema:$.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/propert\
ies/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.attributes.properties.basename.type,parentSchema:$.properties.
attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:$.properties.attributes.properties.copyright.
type},message:"must be string,null",schema:$.properties.attributes.properties.copyright.type,parentSchema:$.properties.attributes.properties.copyright,data:a};e===
null?e=[o]:e.push(o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/propert\
ies/attributes/properties/author/type",keyword:"type",params:{type:$.properties.attributes.properties.author.type},message:"must be string,null",schema:$.properties.
attributes.properties.author.type,parentSchema:$.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),i++}}if(r.notes!==void 0){let a=r.notes;
if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:$.
properties.attributes.properties.notes.type},message:"must be string,null",schema:$.properties.attributes.properties.notes.type,parentSchema:$.properties.attributes.
properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!=
"string"){let m={instancePath:p+"/attributes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:$.properties.attributes.properties.tags.items.type,parentSchema:$.properties.attributes.properties.tags.items,data:l};e===null?e=[m]:e.push(
m),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:$.properties.attributes.properties.tags.type,parentSchema:$.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.
default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Sr(a[o],{instancePath:p+"/attributes/\
default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?Sr.errors:v(e,Sr.
errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:$.properties.attributes.properties.default_field_metadata.type,parentSchema:$.properties.attributes.
properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="creator"||a==="upload_collection")){
let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.creator!==void 0){let a=r.
creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/p\
roperties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:$.properties.relationships.properties.
creator.required,parentSchema:$.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),i++}a.data!==
void 0&&(jr(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?jr.errors:v(e,
jr.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:$.properties.relationships.properties.creator.type,parentSchema:$.properties.relationships.properties.creator,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:$.properties.relationships.properties.upload_collection.required,parentSchema:$.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:$.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==void 0){
let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.length=u:e=null),!t){let h=i;Ar(o,{instancePath:p+
"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Ar.errors:v(e,Ar.errors),i=e.length);var t=h===
i;l=t}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/i\
f",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:$.properties.relationships.properties.upload_collection.properties.data.
if,parentSchema:$.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/rela\
tionships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:$.properties.relationships.properties.upload_collection.type,parentSchema:$.properties.relationships.properties.upload_collection,data:a};e===null?
e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:$.properties.relationships.type,parentSchema:$.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}return Dr.errors=e,i===
0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:nt.required,
parentSchema:nt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:nt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==
void 0&&(Dr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Dr.errors:v(e,Dr.errors),i=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:nt.type,parentSchema:nt,data:s};e===null?e=[t]:e.
push(t),i++}return Xt.errors=e,i===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=es,lt={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},I={type:"object",additionalProperties:!1,required:[
"type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["str\
ing","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/Fiel\
dMetadataCreate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"\
null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},ke={type:"object",additionalProperties:!1,properties:{title:{type:["stri\
ng","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schem\
as#/$defs/FocalPoint"}}}};function Nr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Nr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="\
custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:ke,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==
null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ke.properties.title.type},message:"must be string,null",schema:ke.
properties.title.type,parentSchema:ke.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={
instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ke.properties.alt.type},message:"must be string,null",schema:ke.properties.
alt.type,parentSchema:ke.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.
properties.custom_data.type,parentSchema:ke.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,
u=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;sr(r,{instancePath:p+"/focal_point",parentData:s,
parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?sr.errors:v(e,sr.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/\
focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:ke.properties.focal_point.
if,parentSchema:ke.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:ke.type,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),i++}return Nr.errors=e,i===0}Nr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function xr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:I.required,parentSchema:I,data:s};e===null?e=[r]:e.push(r),i++}if(s.
attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:I.required,parentSchema:I,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationsh\
ips")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties",schema:!1,parentSchema:I,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!fs.test(r)){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^\
[A-Za-z0-9_-]{22}$",parentSchema:I.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:I.properties.id.type,parentSchema:I.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:I.properties.type.type,parentSchema:I.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:I.properties.type,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:I.
properties.attributes.required,parentSchema:I.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="path"||a==="basename"||a==="co\
pyright"||a==="author"||a==="notes"||a==="tags"||a==="default_field_metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.attributes,
data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.attributes.properties.path.type,parentSchema:I.
properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:p+
"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.
attributes.properties.basename.type,parentSchema:I.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.copyright!==void 0){let a=r.
copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"\
type",params:{type:I.properties.attributes.properties.copyright.type},message:"must be string,null",schema:I.properties.attributes.properties.copyright.type,parentSchema:I.
properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:I.properties.attributes.properties.author.type},message:"\
must be string,null",schema:I.properties.attributes.properties.author.type,parentSchema:I.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/proper\
ties/notes/type",keyword:"type",params:{type:I.properties.attributes.properties.notes.type},message:"must be string,null",schema:I.properties.attributes.properties.
notes.type,parentSchema:I.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.
length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let m={instancePath:p+"/attributes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.attributes.properties.tags.items.type,parentSchema:I.properties.attributes.
properties.tags.items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/t\
ype",keyword:"type",params:{type:"array"},message:"must be array",schema:I.properties.attributes.properties.tags.type,parentSchema:I.properties.attributes.properties.
tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)
Nr(a[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||
(e=e===null?Nr.errors:v(e,Nr.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.attributes.properties.default_field_metadata.type,
parentSchema:I.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.attributes.type,parentSchema:I.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="c\
reator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships,data:r};e===null?e=[o]:e.push(
o),i++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:I.
properties.relationships.properties.creator.required,parentSchema:I.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(o!=="data"){let u={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships.properties.creator,data:a};
e===null?e=[u]:e.push(u),i++}a.data!==void 0&&(Te(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?Te.errors:v(e,Te.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.relationships.properties.creator.type,parentSchema:I.properties.relationships.
properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:I.properties.relationships.properties.upload_collection.required,parentSchema:I.
properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+"/relationships/u\
pload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),i++}
if(a.data!==void 0){let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.length=u:e=null),!t){let h=i;
U(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),
i=e.length);var t=h===i;l=t}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collec\
tion/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:I.properties.relationships.properties.upload_collection.
properties.data.if,parentSchema:I.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:I.properties.relationships.properties.upload_collection.type,parentSchema:I.properties.relationships.properties.upload_collection,data:a};e===
null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:I.properties.relationships.type,parentSchema:I.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:s};e===null?e=[r]:e.push(r),i++}return xr.errors=
e,i===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function es(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:lt.required,
parentSchema:lt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:lt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==
void 0&&(xr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?xr.errors:v(e,xr.errors),i=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:lt.type,parentSchema:lt,data:s};e===null?e=[t]:e.
push(t),i++}return es.errors=e,i===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja=rs,Ke={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Ir(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:d.required,parentSchema:d,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:d.required,parentSchema:d,data:s};
e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"\
must have required property 'attributes'",schema:d.required,parentSchema:d,data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:d.required,parentSchema:d,
data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:d,data:s};e===
null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:d.properties.id.type,parentSchema:d.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.
properties.type.type,parentSchema:d.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:d.properties.type,data:r};e===null?
e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let a={instancePath:p+"/attri\
butes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.basename===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"basename"},message:"must have required property 'basename'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.filename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.url===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properti\
es/attributes/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.format===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mime_type===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"mime_type"},message:"must have required property 'mime_type'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.size===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"size"},message:"must have required property 'size'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.md5===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"md5"},message:"must have required property 'md5'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?
e=[a]:e.push(a),i++}if(r.width===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.height===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"heigh\
t"},message:"must have required property 'height'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.is_image===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_ima\
ge"},message:"must have required property 'is_image'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.author===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"autho\
r"},message:"must have required property 'author'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.copyright===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyr\
ight"},message:"must have required property 'copyright'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.notes===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},
message:"must have required property 'notes'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}
if(r.tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},message:"\
must have required property 'tags'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.default_field_metadata===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"\
must have required property 'default_field_metadata'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.duration===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"dur\
ation"},message:"must have required property 'duration'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.frame_rate===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"f\
rame_rate"},message:"must have required property 'frame_rate'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[
a]:e.push(a),i++}if(r.blurhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},message:"must have required property 'blurhash'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:
e.push(a),i++}if(r.thumbhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
thumbhash"},message:"must have required property 'thumbhash'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===null?e=[a]:
e.push(a),i++}if(r.mux_playback_id===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:r};e===
null?e=[a]:e.push(a),i++}if(r.mux_mp4_highest_res===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},message:"must have required property 'mux_mp4_highest_res'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.smart_tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"smart_tags"},message:"must have required property 'smart_tags'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.exif_info===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"exif_info"},message:"must have required property 'exif_info'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.colors===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},message:"must have required property 'colors'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.created_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.updated_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!te.call(d.properties.attributes.properties,a)){let o={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:d.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:p+"/attrib\
utes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.
properties.path.type,parentSchema:d.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.basename.type,parentSchema:d.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),
i++}}if(r.filename!==void 0){let a=r.filename;if(typeof a!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties\
/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.filename.type,parentSchema:d.properties.
attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){if(!Jr(a)){let o={instancePath:p+"/at\
tributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:d.
properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.url.type,parentSchema:d.properties.attributes.
properties.url,data:a};e===null?e=[o]:e.push(o),i++}}if(r.format!==void 0){let a=r.format;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/fo\
rmat",schemaPath:"#/properties/attributes/properties/format/type",keyword:"type",params:{type:d.properties.attributes.properties.format.type},message:"must be s\
tring,null",schema:d.properties.attributes.properties.format.type,parentSchema:d.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),i++}}if(r.
mime_type!==void 0){let a=r.mime_type;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/propert\
ies/mime_type/type",keyword:"type",params:{type:d.properties.attributes.properties.mime_type.type},message:"must be string,null",schema:d.properties.attributes.
properties.mime_type.type,parentSchema:d.properties.attributes.properties.mime_type,data:a};e===null?e=[o]:e.push(o),i++}}if(r.size!==void 0){let a=r.size;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.size.type,parentSchema:d.properties.attributes.properties.size,data:a};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties\
/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.size,data:a};e===
null?e=[o]:e.push(o),i++}}if(r.md5!==void 0){let a=r.md5;if(typeof a=="string"){if(!Rs.test(a)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties\
/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:d.
properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/prop\
erties/md5/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.md5.type,parentSchema:d.properties.attributes.
properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}if(r.width!==void 0){let a=r.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={
instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:d.properties.attributes.properties.width.
type},message:"must be integer,null",schema:d.properties.attributes.properties.width.type,parentSchema:d.properties.attributes.properties.width,data:a};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/propertie\
s/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.width,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.height!==void 0){let a=r.height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/a\
ttributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:d.properties.attributes.properties.height.type},message:"\
must be integer,null",schema:d.properties.attributes.properties.height.type,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(
o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.height,data:a};e===null?
e=[o]:e.push(o),i++}}if(r.is_image!==void 0){let a=r.is_image;if(typeof a!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attr\
ibutes/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:d.properties.attributes.properties.is_image.type,parentSchema:d.
properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:d.properties.attributes.properties.author.type},message:"\
must be string,null",schema:d.properties.attributes.properties.author.type,parentSchema:d.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attri\
butes/properties/copyright/type",keyword:"type",params:{type:d.properties.attributes.properties.copyright.type},message:"must be string,null",schema:d.properties.
attributes.properties.copyright.type,parentSchema:d.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.notes!==void 0){let a=r.
notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:d.properties.attributes.properties.notes.type},message:"must be string,null",schema:d.properties.attributes.properties.notes.type,parentSchema:d.properties.
attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];
if(typeof l!="string"){let m={instancePath:p+"/attributes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:d.properties.attributes.properties.tags.items.type,parentSchema:d.properties.attributes.properties.tags.items,data:l};e===
null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:d.properties.attributes.properties.tags.type,parentSchema:d.properties.attributes.properties.tags,data:a};e===null?e=[o]:
e.push(o),i++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)ar(a[o],{instancePath:p+
"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?ar.errors:
v(e,ar.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.default_field_metadata.type,parentSchema:d.properties.
attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}if(r.duration!==void 0){let a=r.duration;if(!(typeof a=="number"&&isFinite(a))&&
a!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:d.properties.attributes.
properties.duration.type},message:"must be number,null",schema:d.properties.attributes.properties.duration.type,parentSchema:d.properties.attributes.properties.
duration,data:a};e===null?e=[o]:e.push(o),i++}}if(r.frame_rate!==void 0){let a=r.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+
"/attributes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:d.properties.attributes.properties.frame_rate.
type},message:"must be number,null",schema:d.properties.attributes.properties.frame_rate.type,parentSchema:d.properties.attributes.properties.frame_rate,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.blurhash!==void 0){let a=r.blurhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"\
#/properties/attributes/properties/blurhash/type",keyword:"type",params:{type:d.properties.attributes.properties.blurhash.type},message:"must be string,null",schema:d.
properties.attributes.properties.blurhash.type,parentSchema:d.properties.attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),i++}}if(r.thumbhash!==void 0){
let a=r.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",
keyword:"type",params:{type:d.properties.attributes.properties.thumbhash.type},message:"must be string,null",schema:d.properties.attributes.properties.thumbhash.
type,parentSchema:d.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mux_playback_id!==void 0){let a=r.mux_playback_id;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{
type:d.properties.attributes.properties.mux_playback_id.type},message:"must be string,null",schema:d.properties.attributes.properties.mux_playback_id.type,parentSchema:d.
properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mux_mp4_highest_res!==void 0){let a=r.mux_mp4_highest_res;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"ty\
pe",params:{type:d.properties.attributes.properties.mux_mp4_highest_res.type},message:"must be string,null",schema:d.properties.attributes.properties.mux_mp4_highest_res.
type,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){
let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:d.
properties.attributes.properties.mux_mp4_highest_res.enum},message:"must be equal to one of the allowed values",schema:d.properties.attributes.properties.mux_mp4_highest_res.
enum,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}}if(r.smart_tags!==void 0){let a=r.smart_tags;if(Array.
isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let m={instancePath:p+"/attributes/smart_tags/"+u,schemaPath:"#/properties/att\
ributes/properties/smart_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.smart_tags.items.
type,parentSchema:d.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/attributes/smart_tags",
schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.
smart_tags.type,parentSchema:d.properties.attributes.properties.smart_tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.exif_info!==void 0){let a=r.exif_info;if(!(a&&
typeof a=="object"&&!Array.isArray(a))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.exif_info.type,parentSchema:d.properties.attributes.properties.exif_info,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.colors!==void 0){let a=r.colors;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="\
object"&&!Array.isArray(l)){if(l.red===void 0){let m={instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/require\
d",keyword:"required",params:{missingProperty:"red"},message:"must have required property 'red'",schema:d.properties.attributes.properties.colors.items.required,
parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.green===void 0){let m={instancePath:p+"/attributes/colors\
/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},message:"must have required prope\
rty 'green'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[m]:
e.push(m),i++}if(l.blue===void 0){let m={instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"r\
equired",params:{missingProperty:"blue"},message:"must have required property 'blue'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.
properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.alpha===void 0){let m={instancePath:p+"/attributes/colors/"+u,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:d.
properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),i++}for(let m in l)
if(!(m==="red"||m==="green"||m==="blue"||m==="alpha")){let h={instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.
attributes.properties.colors.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.red!==void 0){let m=l.red;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
let h={instancePath:p+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.red.type,parentSchema:d.properties.attributes.properties.colors.
items.properties.red,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+
"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be\
 <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:m};e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(m)){let h={instancePath:p+
"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:m};e===null?e=[h]:e.push(h),i++}}}if(l.green!==
void 0){let m=l.green;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/\
attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.
colors.items.properties.green.type,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m==
"number"&&isFinite(m)){if(m>255||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.
colors.items.properties.green,data:m};e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.
properties.attributes.properties.colors.items.properties.green,data:m};e===null?e=[h]:e.push(h),i++}}}if(l.blue!==void 0){let m=l.blue;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/bl\
ue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:d.
properties.attributes.properties.colors.items.properties.blue,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let h={
instancePath:p+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:m};e===null?e=[h]:e.push(h),
i++}if(m<0||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,
data:m};e===null?e=[h]:e.push(h),i++}}}if(l.alpha!==void 0){let m=l.alpha;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/attr\
ibutes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:d.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:d.properties.attributes.properties.colors.items.properties.
alpha,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let h={instancePath:p+"/attributes/colors/"+u+"/alpha",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,
parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:m};e===null?e=[h]:e.push(h),i++}if(m<0||isNaN(m)){let h={instancePath:p+"/att\
ributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:m};e===null?e=[h]:e.push(h),i++}}}}else{let m={
instancePath:p+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:d.properties.attributes.properties.colors.items.type,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[m]:e.push(m),
i++}}}else{let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:d.properties.attributes.properties.colors.type,parentSchema:d.properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),i++}}
if(r.created_at!==void 0){let a=r.created_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes\
/properties/created_at/type",keyword:"type",params:{type:d.properties.attributes.properties.created_at.type},message:"must be string,null",schema:d.properties.attributes.
properties.created_at.type,parentSchema:d.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!Q.test(a)){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}}if(r.updated_at!==
void 0){let a=r.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:d.properties.attributes.properties.updated_at.type},message:"must be string,null",schema:d.properties.attributes.properties.
updated_at.type,parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!Q.test(a)){let o={instancePath:p+
"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match form\
at "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.type,parentSchema:d.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
creator===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"creator"},
message:"must have required property 'creator'",schema:d.properties.relationships.required,parentSchema:d.properties.relationships,data:r};e===null?e=[a]:e.push(
a),i++}if(r.upload_collection===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"\
upload_collection"},message:"must have required property 'upload_collection'",schema:d.properties.relationships.required,parentSchema:d.properties.relationships,
data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:d.
properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'",schema:d.properties.relationships.properties.creator.required,parentSchema:d.properties.relationships.properties.
creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships\
/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:d.
properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),i++}a.data!==void 0&&(Te(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,
parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Te.errors:v(e,Te.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.
creator.type,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.upload_collection;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships\
/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:d.properties.relationships.
properties.upload_collection.required,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!==
"data"){let u={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships.properties.upload_collection,
data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==void 0){let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&
(u?e.length=u:e=null),!t){let h=i;U(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?U.errors:v(e,U.errors),i=e.length);var t=h===i;l=t}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/rel\
ationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:d.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:d.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(
h),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.upload_collection.type,parentSchema:d.properties.relationships.properties.
upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:d.properties.relationships.type,parentSchema:d.properties.relationships,data:r};e===null?e=[a]:e.push(a),
i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,data:s};e===null?
e=[r]:e.push(r),i++}return Ir.errors=e,i===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr={type:"object",additionalProperties:!1,required:["to\
tal_count"],properties:{total_count:{type:"integer",minimum:0}}};function fe(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_coun\
t'",schema:lr.required,parentSchema:lr,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="total_count"){let r={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:lr,data:s};e===null?
e=[r]:e.push(r),i++}if(s.total_count!==void 0){let t=s.total_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/total_count",
schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:lr.properties.total_count.type,parentSchema:lr.
properties.total_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/total_count",schemaPath:"\
#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:lr.properties.total_count,data:t};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:lr.type,parentSchema:lr,
data:s};e===null?e=[t]:e.push(t),i++}return fe.errors=e,i===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rs(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Ke.required,parentSchema:Ke,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ke.required,parentSchema:Ke,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Ir(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===
null?Ir.errors:v(e,Ir.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Ke.properties.data.type,parentSchema:Ke.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(fe(s.meta,{instancePath:p+"\
/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ke.type,parentSchema:Ke,data:s};e===null?e=[t]:e.push(t),i++}return rs.errors=e,i===
0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=ts,ut={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},Z={type:"object",additionalProperties:!1,required:["id","type","attribut\
es"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:["url","request_heade\
rs"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function $r(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:
e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must hav\
e required property 'attributes'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attribute\
s")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties",schema:!1,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.id.type,parentSchema:Z.properties.id,data:t};e===null?e=
[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Z.properties.type.type,parentSchema:Z.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_request"){
let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equal to constant",schema:"\
upload_request",parentSchema:Z.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'",schema:Z.properties.attributes.required,parentSchema:Z.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.
request_headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_\
headers"},message:"must have required property 'request_headers'",schema:Z.properties.attributes.required,parentSchema:Z.properties.attributes,data:t};e===null?
e=[r]:e.push(r),i++}for(let r in t)if(!(r==="url"||r==="request_headers")){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Z.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.url!==void 0){let r=t.url;if(typeof r=="string"){if(!Jr(r)){let a={instancePath:p+"/attributes/url",schemaPath:"#/prop\
erties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:Z.properties.attributes.
properties.url,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Z.properties.attributes.properties.url.type,parentSchema:Z.properties.attributes.properties.url,data:r};
e===null?e=[a]:e.push(a),i++}}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!=
"string"){let u={instancePath:p+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_h\
eaders/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.attributes.properties.request_headers.additionalProperties.
type,parentSchema:Z.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),i++}}else{let a={instancePath:p+"/att\
ributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.
properties.attributes.properties.request_headers.type,parentSchema:Z.properties.attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.properties.
attributes.type,parentSchema:Z.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),i++}return $r.errors=e,i===0}$r.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ts(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ts.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:ut.required,parentSchema:ut,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)
if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have add\
itional properties",schema:!1,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&($r(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:c,dynamicAnchors:y})||(e=e===null?$r.errors:v(e,$r.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ut.type,parentSchema:ut,data:s};e===null?e=[t]:e.push(t),i++}return ts.errors=e,i===0}ts.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ga=ss,mt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCr\
eate"}},$id:"standin://json-api/data/UploadRequestCreate"},we={type:"object",additionalProperties:!1,properties:{type:{type:"string",const:"upload_request"},attributes:{
type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}}},required:["type"]};function Tr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'",schema:we.required,parentSchema:we,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="attributes")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:we,
data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:we.properties.type.type,parentSchema:we.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!==
"upload_request"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equ\
al to constant",schema:"upload_request",parentSchema:we.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&
typeof t=="object"&&!Array.isArray(t)){for(let r in t)if(r!=="filename"){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:we.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.filename!==void 0){let r=t.filename;if(typeof r!="string"){let a={instancePath:p+"/attributes/filename",schemaPath:"#/\
properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:we.properties.attributes.properties.filename.
type,parentSchema:we.properties.attributes.properties.filename,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.properties.attributes.type,parentSchema:we.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,
parentSchema:we,data:s};e===null?e=[t]:e.push(t),i++}return Tr.errors=e,i===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ss.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:mt.required,parentSchema:mt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:mt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Tr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?Tr.errors:v(e,Tr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:mt.type,parentSchema:mt,data:s};e===null?e=[t]:e.push(t),i++}return ss.errors=e,i===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var It=as,dt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhoo\
k"},k={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_\
version","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"obj\
ect",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","\
null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{
type:"boolean"}}}}},xe={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/\
$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://j\
son-api/schemas#/$defs/WebhookEventFilter"}}}},ht={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","\
cda_cache_tags"]};function Oe(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Oe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:ht.type,parentSchema:ht,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="env\
ironment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ht.enum},
message:"must be equal to one of the allowed values",schema:ht.enum,parentSchema:ht,data:s};e===null?e=[t]:e.push(t),i++}return Oe.errors=e,i===0}Oe.evaluated={
dynamicProps:!1,dynamicItems:!1};var ct={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","dep\
loy_failed","change","invalidate"]};function Ee(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ee.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ct.type,parentSchema:ct,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="create"||s==="update"||s==="delete"||s==="\
publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let t={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ct.enum},message:"must be equal to one of the allowed values",schema:ct.enum,parentSchema:ct,data:s};e===
null?e=[t]:e.push(t),i++}return Ee.errors=e,i===0}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};var oe={type:"object",additionalProperties:!1,required:["entity\
_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",
minItems:1,items:{type:"string"}}}};function Or(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Or.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:oe.required,parentSchema:oe,
data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_ids===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_\
ids"},message:"must have required property 'entity_ids'",schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity\
_type"||t==="entity_ids")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must \
NOT have additional properties",schema:!1,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==void 0){let t=s.entity_type;if(typeof t!="stri\
ng"){let r={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.
entity_type.type,parentSchema:oe.properties.entity_type,data:t};e===null?e=[r]:e.push(r),i++}if(!(t==="item_type"||t==="item"||t==="build_trigger"||t==="environ\
ment"||t==="environment_type")){let r={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:oe.properties.
entity_type.enum},message:"must be equal to one of the allowed values",schema:oe.properties.entity_type.enum,parentSchema:oe.properties.entity_type,data:t};e===
null?e=[r]:e.push(r),i++}}if(s.entity_ids!==void 0){let t=s.entity_ids;if(Array.isArray(t)){if(t.length<1){let a={instancePath:p+"/entity_ids",schemaPath:"#/pro\
perties/entity_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:oe.properties.entity_ids,data:t};
e===null?e=[a]:e.push(a),i++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(typeof o!="string"){let u={instancePath:p+"/entity_ids/"+a,schemaPath:"#/properti\
es/entity_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.entity_ids.items.type,parentSchema:oe.properties.entity_ids.
items,data:o};e===null?e=[u]:e.push(u),i++}}}else{let r={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:oe.properties.entity_ids.type,parentSchema:oe.properties.entity_ids,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),i++}return Or.
errors=e,i===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_typ\
e'",schema:xe.required,parentSchema:xe,data:s};e===null?e=[t]:e.push(t),i++}if(s.event_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"event_types"},message:"must have required property 'event_types'",schema:xe.required,parentSchema:xe,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(!(t==="entity_type"||t==="event_types"||t==="filters")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:xe,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==
void 0&&(Oe(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?Oe.errors:v(e,
Oe.errors),i=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Ee(t[a],{instancePath:p+"/event_type\
s/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?Ee.errors:v(e,Ee.errors),i=e.length)}else{let r={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},message:"must be array",schema:xe.properties.event_types.type,parentSchema:xe.properties.
event_types,data:t};e===null?e=[r]:e.push(r),i++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){let r={instancePath:p+"/filters",schemaPath:"\
#/properties/filters/type",keyword:"type",params:{type:xe.properties.filters.type},message:"must be array,null",schema:xe.properties.filters.type,parentSchema:xe.
properties.filters,data:t};e===null?e=[r]:e.push(r),i++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Or(t[a],{instancePath:p+"/filters/"+a,parentData:t,
parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?Or.errors:v(e,Or.errors),i=e.length)}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:xe.type,parentSchema:xe,data:s};e===null?e=[t]:e.push(t),i++}return be.errors=e,i===0}be.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function Er(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:k.required,parentSchema:k,data:s};e===
null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:k.required,parentSchema:k,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:k.required,parentSchema:k,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==
void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:k.properties.id.type,parentSchema:k.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.type.type,parentSchema:k.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:k.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.custom_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.events===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_user===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_password===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.enabled===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.payload_api_version===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.nested_items_in_payload===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},message:"must h\
ave required property 'nested_items_in_payload'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}
if(t.auto_retry===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_ret\
ry"},message:"must have required property 'auto_retry'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(
r),i++}for(let r in t)if(!te.call(k.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.name.type,parentSchema:k.
properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attrib\
utes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.
properties.url.type,parentSchema:k.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;
if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},message:"must be string,null",schema:k.properties.attributes.properties.custom_payload.
type,parentSchema:k.properties.attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(
u),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),
i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)be(r[o],{instancePath:p+"/attributes/events/"+o,parentData:r,parentDataProperty:o,
rootData:c,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attribu\
tes/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.attributes.properties.events.type,parentSchema:k.properties.
attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;if(typeof r!="string"&&r!==null){let a={
instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.attributes.
properties.http_basic_user.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.attributes.
properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&r!==null){
let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.
attributes.properties.http_basic_password.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={
instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:k.properties.attributes.properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==
void 0){let r=t.payload_api_version;if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/propertie\
s/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.
properties.attributes.properties.payload_api_version,data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;
if(typeof r!="boolean"){let a={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.
attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={
instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
attributes.type,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:s};e===null?e=[t]:e.push(t),i++}return Er.errors=e,i===0}Er.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function as(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=as.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:dt.required,parentSchema:dt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)
if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have add\
itional properties",schema:!1,parentSchema:dt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Er(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:c,dynamicAnchors:y})||(e=e===null?Er.errors:v(e,Er.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:dt.type,parentSchema:dt,data:s};e===null?e=[t]:e.push(t),i++}return as.errors=e,i===0}as.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Qa=is,yt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},
$id:"standin://json-api/data/WebhookUpdate"},O={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:[
"id","type"]};function zr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=zr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:O.required,parentSchema:O,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:O.required,
parentSchema:O,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:O,data:s};e===null?
e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:O.properties.id.type,parentSchema:O.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.
properties.type.type,parentSchema:O.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:O.properties.type,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)if(!te.call(O.properties.attributes.
properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:O.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;
if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:O.properties.attributes.properties.name.type,parentSchema:O.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.url.type,parentSchema:O.properties.attributes.properties.url,data:r};
e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/custom_pa\
yload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:O.properties.attributes.properties.custom_payload.type},message:"\
must be string,null",schema:O.properties.attributes.properties.custom_payload.type,parentSchema:O.properties.attributes.properties.custom_payload,data:r};e===null?
e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.headers.additionalProperties.type,parentSchema:O.properties.
attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properti\
es/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.attributes.properties.headers.type,parentSchema:O.
properties.attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<
a;o++)be(r[o],{instancePath:p+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.
length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:O.properties.attributes.properties.events.type,parentSchema:O.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}
if(t.http_basic_user!==void 0){let r=t.http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/proper\
ties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:O.properties.attributes.properties.http_basic_user.type},message:"must be string,nu\
ll",schema:O.properties.attributes.properties.http_basic_user.type,parentSchema:O.properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:O.properties.attributes.properties.http_basic_password.type},
message:"must be string,null",schema:O.properties.attributes.properties.http_basic_password.type,parentSchema:O.properties.attributes.properties.http_basic_password,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/enabled",schemaPath:"#/p\
roperties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:O.properties.attributes.properties.enabled.
type,parentSchema:O.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;
if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.payload_api_version.type,parentSchema:O.properties.attributes.properties.
payload_api_version,data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={
instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean",schema:O.properties.attributes.properties.nested_items_in_payload.type,parentSchema:O.properties.attributes.properties.nested_items_in_payload,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"\
#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:O.properties.attributes.properties.auto_retry.
type,parentSchema:O.properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.attributes.type,parentSchema:O.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,
parentSchema:O,data:s};e===null?e=[t]:e.push(t),i++}return zr.errors=e,i===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function is(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:yt.required,parentSchema:yt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:yt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(zr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?zr.errors:v(e,zr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:yt.type,parentSchema:yt,data:s};e===null?e=[t]:e.push(t),i++}return is.errors=e,i===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xa=ps,ft={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/data/\
WebhookCreate"},x={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"objec\
t",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},
url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function Fr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'",schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),
i++}for(let t in s)if(!(t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:x,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!="strin\
g"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.type.type,
parentSchema:x.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:x.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}
if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:x.properties.attributes.required,
parentSchema:x.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attrib\
utes/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:x.properties.attributes.required,parentSchema:x.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.custom_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes\
/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:x.properties.attributes.required,
parentSchema:x.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:x.properties.attributes.required,
parentSchema:x.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.events===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/att\
ributes/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:x.properties.attributes.required,parentSchema:x.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_user===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:x.properties.attributes.
required,parentSchema:x.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_password===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",
schema:x.properties.attributes.required,parentSchema:x.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!te.call(x.properties.attributes.
properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;
if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:x.properties.attributes.properties.name.type,parentSchema:x.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:x.properties.attributes.properties.url.type,parentSchema:x.properties.attributes.properties.url,data:r};
e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/custom_pa\
yload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:x.properties.attributes.properties.custom_payload.type},message:"\
must be string,null",schema:x.properties.attributes.properties.custom_payload.type,parentSchema:x.properties.attributes.properties.custom_payload,data:r};e===null?
e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.attributes.properties.headers.additionalProperties.type,parentSchema:x.properties.
attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properti\
es/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:x.properties.attributes.properties.headers.type,parentSchema:x.
properties.attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<
a;o++)be(r[o],{instancePath:p+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.
length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:x.properties.attributes.properties.events.type,parentSchema:x.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}
if(t.http_basic_user!==void 0){let r=t.http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/proper\
ties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:x.properties.attributes.properties.http_basic_user.type},message:"must be string,nu\
ll",schema:x.properties.attributes.properties.http_basic_user.type,parentSchema:x.properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:x.properties.attributes.properties.http_basic_password.type},
message:"must be string,null",schema:x.properties.attributes.properties.http_basic_password.type,parentSchema:x.properties.attributes.properties.http_basic_password,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/enabled",schemaPath:"#/p\
roperties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:x.properties.attributes.properties.enabled.
type,parentSchema:x.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;
if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:x.properties.attributes.properties.payload_api_version.type,parentSchema:x.properties.attributes.properties.
payload_api_version,data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={
instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean",schema:x.properties.attributes.properties.nested_items_in_payload.type,parentSchema:x.properties.attributes.properties.nested_items_in_payload,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"\
#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:x.properties.attributes.properties.auto_retry.
type,parentSchema:x.properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:x.properties.attributes.type,parentSchema:x.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:x.type,
parentSchema:x,data:s};e===null?e=[t]:e.push(t),i++}return Fr.errors=e,i===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:ft.required,parentSchema:ft,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:ft,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Fr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?Fr.errors:v(e,Fr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:ft.type,parentSchema:ft,data:s};e===null?e=[t]:e.push(t),i++}return ps.errors=e,i===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ei=os,Be={
type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"\
standin://json-api/schemas#/$defs/ListMeta"}}};function Ur(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Ur.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:k.required,parentSchema:k,data:s};e===
null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:k.required,parentSchema:k,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:k.required,parentSchema:k,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==
void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:k.properties.id.type,parentSchema:k.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.type.type,parentSchema:k.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:k.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.custom_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.events===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_user===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_password===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.enabled===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.payload_api_version===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.nested_items_in_payload===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},message:"must h\
ave required property 'nested_items_in_payload'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}
if(t.auto_retry===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_ret\
ry"},message:"must have required property 'auto_retry'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(
r),i++}for(let r in t)if(!te.call(k.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.name.type,parentSchema:k.
properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attrib\
utes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.
properties.url.type,parentSchema:k.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;
if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},message:"must be string,null",schema:k.properties.attributes.properties.custom_payload.
type,parentSchema:k.properties.attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(
u),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),
i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)be(r[o],{instancePath:p+"/attributes/events/"+o,parentData:r,parentDataProperty:o,
rootData:c,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attribu\
tes/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.attributes.properties.events.type,parentSchema:k.properties.
attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;if(typeof r!="string"&&r!==null){let a={
instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.attributes.
properties.http_basic_user.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.attributes.
properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&r!==null){
let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.
attributes.properties.http_basic_password.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={
instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:k.properties.attributes.properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==
void 0){let r=t.payload_api_version;if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/propertie\
s/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.
properties.attributes.properties.payload_api_version,data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;
if(typeof r!="boolean"){let a={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.
attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={
instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
attributes.type,parentSchema:k.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:s};e===null?e=[t]:e.push(t),i++}return Ur.errors=e,i===0}Ur.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function os(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=os.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Be.required,parentSchema:Be,data:s};e===null?e=[t]:e.push(t),i++}if(s.
meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Be.
required,parentSchema:Be,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Be,data:s};e===null?e=[r]:
e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Ur(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?Ur.errors:v(e,Ur.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:Be.properties.data.type,parentSchema:Be.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==
void 0&&(fe(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Be.type,parentSchema:Be,data:s};e===null?e=[t]:e.
push(t),i++}return os.errors=e,i===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=ns,He={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},
f={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_c\
all"},attributes:{type:"object",additionalProperties:!1,required:["entity_type","event_type","created_at","request_url","request_headers","request_payload","res\
ponse_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","remark","attempts"],
properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"\
string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{
type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},remark:{type:["string","null"]},attempts:{type:"array",items:{$ref:"sta\
ndin://json-api/schemas#/$defs/WebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:["webhook"],properties:{webhook:{type:"obje\
ct",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"\
webhook"},id:{type:"string"}}}}}}}}},bt={type:"string",enum:["pending","success","failed","rescheduled"]};function pr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:bt.type,parentSchema:bt,data:s};e===null?e=[t]:e.push(t),
i++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bt.enum},
message:"must be equal to one of the allowed values",schema:bt.enum,parentSchema:bt,data:s};e===null?e=[t]:e.push(t),i++}return pr.errors=e,i===0}pr.evaluated={
dynamicProps:!1,dynamicItems:!1};var N={type:"object",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload",
"response_status","response_headers","response_payload","failure_reason","remark"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"stri\
ng",enum:["event","retry","resend"]},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"str\
ing"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string",
"null"]},failure_reason:{type:["string","null"]},remark:{type:["string","null"]}}};function or(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.attempted_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_at"},message:"must have requ\
ired property 'attempted_at'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.cause===void 0){let t={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:
e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"must h\
ave required property 'request_url'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:N.required,
parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_status===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:N.required,parentSchema:N,data:s};
e===null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.failure_reason===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must have required property 'failure_reason'",
schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.remark===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"remark"},message:"must have required property 'remark'",schema:N.required,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!te.
call(N.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempted_at!==void 0){let t=s.attempted_at;if(typeof t=="string"){
if(!Q.test(t)){let r={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"',schema:"date-time",parentSchema:N.properties.attempted_at,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/attempted_a\
t",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.attempted_at.type,parentSchema:N.
properties.attempted_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.cause!==void 0){let t=s.cause;if(typeof t!="string"){let r={instancePath:p+"/cause",schemaPath:"\
#/properties/cause/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.cause.type,parentSchema:N.properties.cause,data:t};e===
null?e=[r]:e.push(r),i++}if(!(t==="event"||t==="retry"||t==="resend")){let r={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{
allowedValues:N.properties.cause.enum},message:"must be equal to one of the allowed values",schema:N.properties.cause.enum,parentSchema:N.properties.cause,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+"/request_url",schemaPath:"#/propertie\
s/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_url.type,parentSchema:N.properties.request_url,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!=
"string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_headers.additionalProperties.type,parentSchema:N.properties.request_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.request_headers.type,parentSchema:N.properties.request_headers,data:t};e===null?e=[r]:
e.push(r),i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/request_payload",schemaPath:"#/properties/r\
equest_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_payload.type,parentSchema:N.properties.request_payload,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){
let r={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:N.properties.response_status.type},message:"\
must be integer,null",schema:N.properties.response_status.type,parentSchema:N.properties.response_status,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_headers!==
void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:N.properties.response_headers.type},message:"must be object,null",schema:N.properties.response_headers.type,parentSchema:N.
properties.response_headers,data:t};e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={
instancePath:p+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:N.properties.response_headers.additionalProperties.type,parentSchema:N.properties.response_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/respons\
e_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:N.properties.response_payload.type},message:"must be string,null",schema:N.
properties.response_payload.type,parentSchema:N.properties.response_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.failure_reason!==void 0){let t=s.failure_reason;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:N.properties.
failure_reason.type},message:"must be string,null",schema:N.properties.failure_reason.type,parentSchema:N.properties.failure_reason,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.remark!==void 0){let t=s.remark;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/remark",schemaPath:"#/properties/remark/type",keyword:"typ\
e",params:{type:N.properties.remark.type},message:"must be string,null",schema:N.properties.remark.type,parentSchema:N.properties.remark,data:t};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:s};
e===null?e=[t]:e.push(t),i++}return or.errors=e,i===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.
attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:f.required,parentSchema:f,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let r={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:f,data:s};e===null?e=[r]:e.push(
r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:f.properties.id.type,parentSchema:f.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="st\
ring"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.type.
type,parentSchema:f.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook_call"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/cons\
t",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:f.properties.type,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity_type===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'enti\
ty_type'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.event_type===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have required property 'event\
_type'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.created_at===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'creat\
ed_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_url===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},message:"must have required property 'requ\
est_url'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_headers===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have requ\
ired property 'request_headers'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_payload===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},message:"\
must have required property 'request_payload'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}
if(t.response_status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"res\
ponse_status"},message:"must have required property 'response_status'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===
null?e=[r]:e.push(r),i++}if(t.response_headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.response_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempted_auto_retries_count===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/propert\
ies/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required property 'attempted_auto_retries\
_count'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.last_sent_at===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'las\
t_sent_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.next_retry_at===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},message:"must have requir\
ed property 'next_retry_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.status===void 0){
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.failure_reason===void 0){
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must hav\
e required property 'failure_reason'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.remark===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"remark"},message:"must hav\
e required property 'remark'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempts===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},message:"must h\
ave required property 'attempts'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(!te.call(f.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.attributes,data:t};e===null?e=[a]:
e.push(a),i++}if(t.entity_type!==void 0&&(Oe(t.entity_type,{instancePath:p+"/attributes/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||
(e=e===null?Oe.errors:v(e,Oe.errors),i=e.length)),t.event_type!==void 0&&(Ee(t.event_type,{instancePath:p+"/attributes/event_type",parentData:t,parentDataProperty:"\
event_type",rootData:c,dynamicAnchors:y})||(e=e===null?Ee.errors:v(e,Ee.errors),i=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!Q.
test(r)){let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:f.properties.attributes.properties.created_at.type,parentSchema:f.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.request_url!==void 0){let r=t.request_url;if(typeof r!="string"){let a={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attribute\
s/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.request_url.type,parentSchema:f.
properties.attributes.properties.request_url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="objec\
t"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:p+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.
properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.request_headers.additionalProperties,
data:o};e===null?e=[u]:e.push(u),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.properties.request_headers.type,parentSchema:f.properties.attributes.
properties.request_headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_payload!==void 0){let r=t.request_payload;if(typeof r!="string"){let a={instancePath:p+
"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:f.properties.attributes.properties.request_payload.type,parentSchema:f.properties.attributes.properties.request_payload,data:r};e===null?e=[a]:e.push(a),
i++}}if(t.response_status!==void 0){let r=t.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/attribut\
es/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:f.properties.attributes.properties.response_status.
type},message:"must be integer,null",schema:f.properties.attributes.properties.response_status.type,parentSchema:f.properties.attributes.properties.response_status,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={
instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:f.properties.attributes.
properties.response_headers.type},message:"must be object,null",schema:f.properties.attributes.properties.response_headers.type,parentSchema:f.properties.attributes.
properties.response_headers,data:r};e===null?e=[a]:e.push(a),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={
instancePath:p+"/attributes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/addition\
alProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.response_headers.additionalProperties.
type,parentSchema:f.properties.attributes.properties.response_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),i++}}}if(t.response_payload!==void 0){
let r=t.response_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/re\
sponse_payload/type",keyword:"type",params:{type:f.properties.attributes.properties.response_payload.type},message:"must be string,null",schema:f.properties.attributes.
properties.response_payload.type,parentSchema:f.properties.attributes.properties.response_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.attempted_auto_retries_count!==
void 0){let r=t.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+"/attributes/attempted_auto_retries\
_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:f.
properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:f.properties.attributes.properties.attempted_auto_retries_count,data:r};e===null?
e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properti\
es/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:f.
properties.attributes.properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),i++}}if(t.last_sent_at!==void 0){let r=t.last_sent_at;if(typeof r!=
"string"&&r!==null){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:f.
properties.attributes.properties.last_sent_at.type},message:"must be string,null",schema:f.properties.attributes.properties.last_sent_at.type,parentSchema:f.properties.
attributes.properties.last_sent_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!Q.test(r)){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"\
#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",
parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.next_retry_at!==void 0){let r=t.next_retry_at;if(typeof r!=
"string"&&r!==null){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{
type:f.properties.attributes.properties.next_retry_at.type},message:"must be string,null",schema:f.properties.attributes.properties.next_retry_at.type,parentSchema:f.
properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!Q.test(r)){let a={instancePath:p+"/attributes/next_r\
etry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"',schema:"date-time",parentSchema:f.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.status!==void 0&&(pr(t.status,{instancePath:p+
"/attributes/status",parentData:t,parentDataProperty:"status",rootData:c,dynamicAnchors:y})||(e=e===null?pr.errors:v(e,pr.errors),i=e.length)),t.failure_reason!==
void 0){let r=t.failure_reason;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/attributes/propertie\
s/failure_reason/type",keyword:"type",params:{type:f.properties.attributes.properties.failure_reason.type},message:"must be string,null",schema:f.properties.attributes.
properties.failure_reason.type,parentSchema:f.properties.attributes.properties.failure_reason,data:r};e===null?e=[a]:e.push(a),i++}}if(t.remark!==void 0){let r=t.
remark;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/remark",schemaPath:"#/properties/attributes/properties/remark/type",keyword:"type",params:{
type:f.properties.attributes.properties.remark.type},message:"must be string,null",schema:f.properties.attributes.properties.remark.type,parentSchema:f.properties.
attributes.properties.remark,data:r};e===null?e=[a]:e.push(a),i++}}if(t.attempts!==void 0){let r=t.attempts;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)
or(r[o],{instancePath:p+"/attributes/attempts/"+o,parentData:r,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?or.errors:v(e,or.errors),i=e.length)}else{
let a={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:f.properties.attributes.properties.attempts.type,parentSchema:f.properties.attributes.properties.attempts,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.
attributes.type,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){if(t.webhook===void 0){let r={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},message:"must have required property 'webhook'",schema:f.properties.relationships.required,parentSchema:f.properties.relationships,data:t};
e===null?e=[r]:e.push(r),i++}for(let r in t)if(r!=="webhook"){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships,data:t};
e===null?e=[a]:e.push(a),i++}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:p+"/rel\
ationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},message:"must have re\
quired property 'data'",schema:f.properties.relationships.properties.webhook.required,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?
e=[a]:e.push(a),i++}for(let a in r)if(a!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.
relationships.properties.webhook,data:r};e===null?e=[o]:e.push(o),i++}if(r.data!==void 0){let a=r.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===
void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"require\
d",params:{missingProperty:"type"},message:"must have required property 'type'",schema:f.properties.relationships.properties.webhook.properties.data.required,parentSchema:f.
properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}if(a.id===void 0){let o={instancePath:p+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'",schema:f.properties.relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.properties.webhook.
properties.data,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="type"||o==="id")){let u={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must N\
OT have additional properties",schema:!1,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[u]:e.push(u),i++}if(a.type!==
void 0){let o=a.type;if(typeof o!="string"){let u={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/p\
roperties/data/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.relationships.properties.webhook.properties.
data.properties.type.type,parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),i++}if(o!==
"webhook"){let u={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/co\
nst",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:f.properties.relationships.properties.webhook.
properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),i++}}if(a.id!==void 0){let o=a.id;if(typeof o!="string"){let u={instancePath:p+"/relationships/\
webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:f.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:f.properties.relationships.properties.webhook.
properties.data.properties.id,data:o};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relations\
hips/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.properties.webhook.
properties.data.type,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.
properties.relationships.properties.webhook.type,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+
"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.type,
parentSchema:f.properties.relationships,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:f.type,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}return Vr.errors=e,i===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ns(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},message:"must have required property 'data'",schema:He.required,parentSchema:He,data:s};e===null?e=[t]:e.push(t),i++}if(s.
meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:He.
required,parentSchema:He,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:He,data:s};e===null?e=[r]:
e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Vr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?Vr.errors:v(e,Vr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:He.properties.data.type,parentSchema:He.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==
void 0&&(fe(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:He.type,parentSchema:He,data:s};e===null?e=[t]:e.
push(t),i++}return ns.errors=e,i===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ti=ls,gt={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},$id:"standin://json-api/data/WebhookCall"};function Cr(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:f.required,parentSchema:f,data:s};e===null?e=[t]:
e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must hav\
e required property 'attributes'",schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:f.required,parentSchema:f,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let r={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:f,data:s};e===null?e=
[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:f.properties.id.type,parentSchema:f.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.
properties.type.type,parentSchema:f.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook_call"){let r={instancePath:p+"/type",schemaPath:"#/prop\
erties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:f.properties.type,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity_type===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required\
 property 'entity_type'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.event_type===void 0){
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have re\
quired property 'event_type'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.created_at===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must\
 have required property 'created_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_url===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},message:"mus\
t have required property 'request_url'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_headers===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},message:"\
must have required property 'request_headers'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}
if(t.request_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"req\
uest_payload"},message:"must have required property 'request_payload'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===
null?e=[r]:e.push(r),i++}if(t.response_status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"response_status"},message:"must have required property 'response_status'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.response_headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.response_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:f.properties.attributes.
required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempted_auto_retries_count===void 0){let r={instancePath:p+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required property\
 'attempted_auto_retries_count'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.last_sent_at===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"mu\
st have required property 'last_sent_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.
next_retry_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry\
_at"},message:"must have required property 'next_retry_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:
e.push(r),i++}if(t.status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(
r),i++}if(t.failure_reason===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
failure_reason"},message:"must have required property 'failure_reason'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===
null?e=[r]:e.push(r),i++}if(t.remark===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
remark"},message:"must have required property 'remark'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(
r),i++}if(t.attempts===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"att\
empts"},message:"must have required property 'attempts'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(
r),i++}for(let r in t)if(!te.call(f.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.entity_type!==void 0&&(Oe(t.entity_type,{instancePath:p+"/attributes/entity_type",parentData:t,parentDataProperty:"ent\
ity_type",rootData:c,dynamicAnchors:y})||(e=e===null?Oe.errors:v(e,Oe.errors),i=e.length)),t.event_type!==void 0&&(Ee(t.event_type,{instancePath:p+"/attributes/\
event_type",parentData:t,parentDataProperty:"event_type",rootData:c,dynamicAnchors:y})||(e=e===null?Ee.errors:v(e,Ee.errors),i=e.length)),t.created_at!==void 0){
let r=t.created_at;if(typeof r=="string"){if(!Q.test(r)){let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_a\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.
created_at,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.created_at.type,parentSchema:f.properties.attributes.
properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_url!==void 0){let r=t.request_url;if(typeof r!="string"){let a={instancePath:p+"/attrib\
utes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.
attributes.properties.request_url.type,parentSchema:f.properties.attributes.properties.request_url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_headers!==
void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:p+"/attributes\
/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:f.properties.
attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"\
#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.properties.
request_headers.type,parentSchema:f.properties.attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_payload!==void 0){let r=t.
request_payload;if(typeof r!="string"){let a={instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.request_payload.type,parentSchema:f.properties.attributes.
properties.request_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.response_status!==void 0){let r=t.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"ty\
pe",params:{type:f.properties.attributes.properties.response_status.type},message:"must be integer,null",schema:f.properties.attributes.properties.response_status.
type,parentSchema:f.properties.attributes.properties.response_status,data:r};e===null?e=[a]:e.push(a),i++}}if(t.response_headers!==void 0){let r=t.response_headers;
if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/re\
sponse_headers/type",keyword:"type",params:{type:f.properties.attributes.properties.response_headers.type},message:"must be object,null",schema:f.properties.attributes.
properties.response_headers.type,parentSchema:f.properties.attributes.properties.response_headers,data:r};e===null?e=[a]:e.push(a),i++}if(r&&typeof r=="object"&&
!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:p+"/attributes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.
properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[u]:e.push(u),i++}}}if(t.response_payload!==void 0){let r=t.response_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:f.properties.attributes.properties.response_payload.
type},message:"must be string,null",schema:f.properties.attributes.properties.response_payload.type,parentSchema:f.properties.attributes.properties.response_payload,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.attempted_auto_retries_count!==void 0){let r=t.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let a={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:f.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:f.properties.
attributes.properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:f.properties.attributes.properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),i++}}
if(t.last_sent_at!==void 0){let r=t.last_sent_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attr\
ibutes/properties/last_sent_at/type",keyword:"type",params:{type:f.properties.attributes.properties.last_sent_at.type},message:"must be string,null",schema:f.properties.
attributes.properties.last_sent_at.type,parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&
!Q.test(r)){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.next_retry_at!==void 0){let r=t.next_retry_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/prop\
erties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:f.properties.attributes.properties.next_retry_at.type},message:"must be string,null",
schema:f.properties.attributes.properties.next_retry_at.type,parentSchema:f.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}
if(typeof r=="string"&&!Q.test(r)){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.next_retry_at,data:r};
e===null?e=[a]:e.push(a),i++}}if(t.status!==void 0&&(pr(t.status,{instancePath:p+"/attributes/status",parentData:t,parentDataProperty:"status",rootData:c,dynamicAnchors:y})||
(e=e===null?pr.errors:v(e,pr.errors),i=e.length)),t.failure_reason!==void 0){let r=t.failure_reason;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/att\
ributes/failure_reason",schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:f.properties.attributes.properties.failure_reason.
type},message:"must be string,null",schema:f.properties.attributes.properties.failure_reason.type,parentSchema:f.properties.attributes.properties.failure_reason,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.remark!==void 0){let r=t.remark;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/remark",schemaPath:"\
#/properties/attributes/properties/remark/type",keyword:"type",params:{type:f.properties.attributes.properties.remark.type},message:"must be string,null",schema:f.
properties.attributes.properties.remark.type,parentSchema:f.properties.attributes.properties.remark,data:r};e===null?e=[a]:e.push(a),i++}}if(t.attempts!==void 0){
let r=t.attempts;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)or(r[o],{instancePath:p+"/attributes/attempts/"+o,parentData:r,parentDataProperty:o,rootData:c,
dynamicAnchors:y})||(e=e===null?or.errors:v(e,or.errors),i=e.length)}else{let a={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/prope\
rties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:f.properties.attributes.properties.attempts.type,parentSchema:f.properties.
attributes.properties.attempts,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.type,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),
i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.webhook===void 0){let r={instancePath:p+"/relationship\
s",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'",schema:f.
properties.relationships.required,parentSchema:f.properties.relationships,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(r!=="webhook"){let a={instancePath:p+
"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:f.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:f.properties.relationships.properties.webhook.required,
parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(a!=="data"){let o={instancePath:p+"/relationsh\
ips/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?e=[o]:e.push(o),i++}if(r.data!==void 0){
let a=r.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relat\
ionships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:f.properties.
relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(
o),i++}if(a.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:f.properties.relationships.properties.webhook.properties.data.
required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="type"||o==="id")){
let u={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships.properties.webhook.
properties.data,data:a};e===null?e=[u]:e.push(u),i++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){let u={instancePath:p+"/relationships/webhook/data/\
type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:f.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:f.properties.relationships.properties.webhook.properties.
data.properties.type,data:o};e===null?e=[u]:e.push(u),i++}if(o!=="webhook"){let u={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/re\
lationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"\
webhook",parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),i++}}if(a.id!==void 0){let o=a.
id;if(typeof o!="string"){let u={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.relationships.properties.webhook.properties.data.properties.id.
type,parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+
"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:f.properties.relationships.properties.webhook.properties.data.type,parentSchema:f.properties.relationships.properties.webhook.properties.data,
data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.properties.webhook.type,parentSchema:f.properties.relationships.properties.
webhook,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:f.properties.relationships.type,parentSchema:f.properties.relationships,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.type,parentSchema:f,data:s};e===null?e=[t]:e.push(t),
i++}return Cr.errors=e,i===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ls(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'",schema:gt.required,parentSchema:gt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:gt,data:s};e===null?e=[r]:
e.push(r),i++}s.data!==void 0&&(Cr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Cr.errors:v(
e,Cr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:gt.type,parentSchema:gt,
data:s};e===null?e=[t]:e.push(t),i++}return ls.errors=e,i===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=us,_t={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},j={type:"object",
additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{
type:"object",additionalProperties:!1,required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"\
object",additionalProperties:!1,required:["parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{
type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Lr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:j.required,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:j.required,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}if(s.
attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:j.required,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:j.required,parentSchema:j,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:j,data:s};e===null?e=[a]:e.push(
a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:j.properties.id.type,parentSchema:j.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="st\
ring"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.type.
type,parentSchema:j.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:j.properties.type,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:j.
properties.attributes.required,parentSchema:j.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.position===void 0){let a={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'",schema:j.
properties.attributes.required,parentSchema:j.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="label"||a==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:j.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.label!==void 0){let a=r.label;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:j.properties.attributes.properties.label.type,parentSchema:j.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),i++}}if(r.
position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/propert\
ies/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:j.properties.attributes.properties.position.type,
parentSchema:j.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:j.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.attributes.type,parentSchema:j.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent===void 0){let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},message:"must have require\
d property 'parent'",schema:j.properties.relationships.required,parentSchema:j.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}if(r.children===void 0){
let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},message:"must hav\
e required property 'children'",schema:j.properties.relationships.required,parentSchema:j.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)
if(!(a==="parent"||a==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships,data:r};e===null?e=[o]:e.push(
o),i++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.
properties.relationships.properties.parent.required,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(o!=="data"){let u={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships.properties.parent,data:a};
e===null?e=[u]:e.push(u),i++}if(a.data!==void 0){let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.
length=u:e=null),!t){let h=i;U(o,{instancePath:p+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?
U.errors:v(e,U.errors),i=e.length);var t=h===i;l=t}if(!l){let h={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/p\
arent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:j.properties.relationships.properties.parent.properties.
data.if,parentSchema:j.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationsh\
ips/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.
properties.parent.type,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}if(r.children!==void 0){let a=r.children;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properti\
es/children/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.properties.relationships.properties.
children.required,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==
void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let l=0;l<u;l++)U(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,
rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),i=e.length)}else{let u={instancePath:p+"/relationships/children/data",schemaPath:"#/properties\
/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:j.properties.relationships.properties.
children.properties.data.type,parentSchema:j.properties.relationships.properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.
properties.relationships.properties.children.type,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.
relationships.type,parentSchema:j.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}return Lr.errors=e,i===0}Lr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function us(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=us.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:_t.required,parentSchema:_t,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:_t,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Lr(s.data,{instancePath:p+"/data",
parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Lr.errors:v(e,Lr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_t.type,parentSchema:_t,data:s};e===null?e=[t]:e.push(t),i++}return us.errors=e,i===
0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var si=ms,Pt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},z={type:"object",additionalProperties:!1,properties:{id:{
type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"\
integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["d\
ata"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Wr(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:z.required,parentSchema:z,data:s};e===null?e=
[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:z,data:s};e===null?e=[a]:e.push(a),i++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:z.properties.id.type,parentSchema:z.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="st\
ring"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.type.
type,parentSchema:z.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:z.properties.type,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="label"||
a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.label!==void 0){let a=r.label;
if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:z.properties.attributes.properties.label.type,parentSchema:z.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"\
#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.attributes.properties.position.
type,parentSchema:z.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:z.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.attributes.type,parentSchema:z.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="p\
arent"||a==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.
parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/pro\
perties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:z.properties.
relationships.properties.parent.required,parentSchema:z.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="d\
ata"){let u={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.relationships.properties.parent,data:a};e===null?
e=[u]:e.push(u),i++}if(a.data!==void 0){let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.length=u:
e=null),!t){let h=i;U(o,{instancePath:p+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:
v(e,U.errors),i=e.length);var t=h===i;l=t}if(!l){let h={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:z.properties.relationships.properties.parent.properties.data.
if,parentSchema:z.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationships/p\
arent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.relationships.
properties.parent.type,parentSchema:z.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}if(r.children!==void 0){let a=r.children;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properti\
es/children/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:z.properties.relationships.properties.
children.required,parentSchema:z.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.relationships.properties.children,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==
void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let l=0;l<u;l++)U(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,
rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),i=e.length)}else{let u={instancePath:p+"/relationships/children/data",schemaPath:"#/properties\
/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:z.properties.relationships.properties.
children.properties.data.type,parentSchema:z.properties.relationships.properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.
properties.relationships.properties.children.type,parentSchema:z.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.
relationships.type,parentSchema:z.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:z.type,parentSchema:z,data:s};e===null?e=[r]:e.push(r),i++}return Wr.errors=e,i===0}Wr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ms(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ms.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Pt.required,parentSchema:Pt,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:Pt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Wr(s.data,{instancePath:p+"/data",
parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?Wr.errors:v(e,Wr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Pt.type,parentSchema:Pt,data:s};e===null?e=[t]:e.push(t),i++}return ms.errors=e,i===
0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai=ds,qt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},F={type:"object",additionalProperties:!1,required:["ty\
pe","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}}}}}};function Rr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Rr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),i++}if(s.
attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationsh\
ips")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties",schema:!1,parentSchema:F,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!fs.test(r)){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^\
[A-Za-z0-9_-]{22}$",parentSchema:F.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:F.properties.id.type,parentSchema:F.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:F.properties.type.type,parentSchema:F.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collec\
tion",parentSchema:F.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.label===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'",schema:F.properties.attributes.required,parentSchema:F.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)
if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}
if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:F.properties.attributes.properties.label.type,parentSchema:F.properties.attributes.properties.label,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"\
/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:F.properties.
attributes.properties.position.type,parentSchema:F.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(
a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:F.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.attributes.type,parentSchema:F.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)
if(a!=="parent"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.parent!==void 0){let a=r.
parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/pro\
perties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:F.properties.relationships.properties.
parent.required,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==
void 0){let o=a.data,u=i,l=!0,m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.length=u:e=null),!t){let h=i;U(o,{instancePath:p+
"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),i=e.length);var t=h===i;l=
t}if(!l){let h={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:F.properties.relationships.properties.parent.properties.data.if,parentSchema:F.properties.relationships.properties.
parent.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properti\
es/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.relationships.properties.parent.type,parentSchema:F.properties.
relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.relationships.type,parentSchema:F.properties.relationships,data:r};e===null?e=
[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.type,parentSchema:F,data:s};
e===null?e=[r]:e.push(r),i++}return Rr.errors=e,i===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ds(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:qt.required,parentSchema:qt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:qt,data:s};
e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Rr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?
Rr.errors:v(e,Rr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qt.type,
parentSchema:qt,data:s};e===null?e=[t]:e.push(t),i++}return ds.errors=e,i===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=hs,Je={type:"object",
additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"s\
tandin://json-api/schemas#/$defs/ListMeta"}}};function Zr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Zr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:j.required,parentSchema:j,data:s};e===
null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:j.required,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:j.required,parentSchema:j,data:s};e===
null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},
message:"must have required property 'relationships'",schema:j.required,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="t\
ype"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:j,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){
let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.id.type,parentSchema:j.
properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.type.type,parentSchema:j.properties.type,data:r};e===null?e=[a]:
e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collec\
tion"},message:"must be equal to constant",schema:"upload_collection",parentSchema:j.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){
let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:j.properties.attributes.required,parentSchema:j.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.position===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'",schema:j.properties.attributes.required,parentSchema:j.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:j.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:p+"/attr\
ibutes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.attributes.
properties.label.type,parentSchema:j.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),i++}}if(r.position!==void 0){let a=r.position;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:j.properties.attributes.properties.position.type,parentSchema:j.properties.attributes.properties.position,
data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/\
attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.properties.attributes.
properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:j.properties.attributes.type,parentSchema:j.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties\
/relationships/required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'",schema:j.properties.relationships.required,
parentSchema:j.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}if(r.children===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/proper\
ties/relationships/required",keyword:"required",params:{missingProperty:"children"},message:"must have required property 'children'",schema:j.properties.relationships.
required,parentSchema:j.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="parent"||a==="children")){let o={instancePath:p+"\
/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have\
 additional properties",schema:!1,parentSchema:j.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.properties.relationships.properties.parent.required,parentSchema:j.
properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==void 0){let o=a.data,u=i,l=!0,
m=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var t=m===i;if(i=u,e!==null&&(u?e.length=u:e=null),!t){let h=i;U(o,{instancePath:p+"/relationships/parent\
/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),i=e.length);var t=h===i;l=t}if(!l){let h={instancePath:p+
"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'m\
ust match "else" schema',schema:j.properties.relationships.properties.parent.properties.data.if,parentSchema:j.properties.relationships.properties.parent.properties.
data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.properties.parent.type,parentSchema:j.properties.relationships.properties.
parent,data:a};e===null?e=[o]:e.push(o),i++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"data"},message:"must \
have required property 'data'",schema:j.properties.relationships.properties.children.required,parentSchema:j.properties.relationships.properties.children,data:a};
e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let u={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/chi\
ldren/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:j.
properties.relationships.properties.children,data:a};e===null?e=[u]:e.push(u),i++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let l=0;l<
u;l++)U(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:c,dynamicAnchors:y})||(e=e===null?U.errors:v(e,U.errors),
i=e.length)}else{let u={instancePath:p+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:j.properties.relationships.properties.children.properties.data.type,parentSchema:j.properties.relationships.
properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relatio\
nships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.properties.children.type,parentSchema:j.
properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relatio\
nships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.type,parentSchema:j.properties.relationships,data:r};
e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,
data:s};e===null?e=[r]:e.push(r),i++}return Zr.errors=e,i===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hs(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Je.required,parentSchema:Je,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Je.required,parentSchema:Je,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Zr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===
null?Zr.errors:v(e,Zr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Je.properties.data.type,parentSchema:Je.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(fe(s.meta,{instancePath:p+"\
/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Je.type,parentSchema:Je,data:s};e===null?e=[t]:e.push(t),i++}return hs.errors=e,i===
0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=cs,kt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},B={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{
id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"\
integer",minimum:100,maximum:599},payload:{}}}}};function Mr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:B.required,parentSchema:B,data:s};e===
null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:B.required,parentSchema:B,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:B.required,parentSchema:B,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:B,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==
void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:B.properties.id.type,parentSchema:B.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.properties.type.type,parentSchema:B.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="job_result"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"job_result"},message:"must be equal to constant",schema:"job_result",parentSchema:B.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:B.properties.attributes.required,parentSchema:B.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'",schema:B.properties.attributes.required,parentSchema:B.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="status"||r==="payload")){let a={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:B.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.status!==void 0){let r=t.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer",schema:B.properties.attributes.properties.status.type,parentSchema:B.properties.attributes.properties.status,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r==
"number"&&isFinite(r)){if(r>599||isNaN(r)){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:B.properties.attributes.properties.status,data:r};e===null?e=[a]:e.push(
a),i++}if(r<100||isNaN(r)){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:B.properties.attributes.properties.status,data:r};e===null?e=[a]:e.push(a),i++}}}}else{let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:B.properties.attributes.type,parentSchema:B.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:B.type,parentSchema:B,data:s};e===null?e=[t]:e.push(t),i++}return Mr.errors=e,i===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cs(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:kt.required,parentSchema:kt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:kt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Mr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?Mr.errors:v(e,Mr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:kt.type,parentSchema:kt,data:s};e===null?e=[t]:e.push(t),i++}return cs.errors=e,i===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oi=ys,q={
type:"object",additionalProperties:!1,required:["locales"],properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,items:{type:"stri\
ng",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},files:{type:"array",items:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"\
string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"strin\
g"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","label"],properties:{id:{type:"string",minLength:1},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{
id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"string",minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},author:{type:["str\
ing","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",
additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"\
null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"da\
te-time"}}}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},name:{type:"\
string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},ni=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]\
{2,8})*$","u"),li=new RegExp("^/[^\\ud800-\\udfff]+$","u"),ui=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),mi=new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-\
]+$","u"),di=new RegExp("^/[^\\ud800-\\udfff]*$","u"),Tt=ba().default;function Ye(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:H.required,
parentSchema:H,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:H.required,parentSchema:H,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:H,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.type.type,parentSchema:H.properties.type,data:t};e===
null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"up\
load_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:H.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==
void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:H.properties.id.type,parentSchema:H.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,data:s};e===null?e=[t]:e.push(t),i++}return Ye.errors=e,i===0}Ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Kr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Kr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="\
custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:M,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==
null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:M.properties.title.type},message:"must be string,null",schema:M.
properties.title.type,parentSchema:M.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={
instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:M.properties.alt.type},message:"must be string,null",schema:M.properties.alt.
type,parentSchema:M.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.
custom_data.type,parentSchema:M.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,u=i;if(r!==
null){let l={};e===null?e=[l]:e.push(l),i++}var t=u===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Xe(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"\
focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?Xe.errors:v(e,Xe.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:M.properties.focal_point.if,parentSchema:M.properties.
focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:M.type,parentSchema:M,data:s};e===null?e=[r]:e.push(r),i++}return Kr.errors=e,i===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:ie.required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:ie.required,parentSchema:ie,data:s};e===
null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(Ie(s.type,
{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:c,dynamicAnchors:y})||(e=e===null?Ie.errors:v(e,Ie.errors),i=e.length)),s.id!==void 0){let t=s.
id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.
properties.id.type,parentSchema:ie.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ie.type,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),i++}return Br.errors=e,i===0}Br.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Hr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Hr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:J.required,parentSchema:J,data:s};e===
null?e=[t]:e.push(t),i++}if(s.event_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},message:"\
must have required property 'event_types'",schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t==="eve\
nt_types"||t==="filters")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must \
NOT have additional properties",schema:!1,parentSchema:J,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==void 0&&(ce(s.entity_type,{instancePath:p+"/ent\
ity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:v(e,ce.errors),i=e.length)),s.event_types!==void 0){
let t=s.event_types;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)ye(t[a],{instancePath:p+"/event_types/"+a,parentData:t,parentDataProperty:a,rootData:c,
dynamicAnchors:y})||(e=e===null?ye.errors:v(e,ye.errors),i=e.length)}else{let r={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:J.properties.event_types.type,parentSchema:J.properties.event_types,data:t};e===null?e=[r]:e.push(r),
i++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){let r={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"typ\
e",params:{type:J.properties.filters.type},message:"must be array,null",schema:J.properties.filters.type,parentSchema:J.properties.filters,data:t};e===null?e=[r]:
e.push(r),i++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)er(t[a],{instancePath:p+"/filters/"+a,parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?er.errors:v(e,er.errors),i=e.length)}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:J.type,parentSchema:J,data:s};e===null?e=[t]:e.push(t),i++}return Hr.errors=e,i===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ys(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'",schema:q.required,parentSchema:q,data:s};e===null?e=[a]:e.push(a),i++}for(let a in s)if(!(a==="$schema"||
a==="locales"||a==="files"||a==="upload_collections"||a==="uploads"||a==="webhooks")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:q,data:s};e===null?e=[o]:e.push(o),i++}if(s.$schema!==
void 0){let a=s.$schema;if(typeof a!="string"){let o={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.$schema.type,parentSchema:q.properties.$schema,data:a};e===null?e=[o]:e.push(o),i++}}if(s.locales!==void 0){let a=s.locales;
if(Array.isArray(a)){if(a.length<1){let m={instancePath:p+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"mus\
t NOT have fewer than 1 items",schema:1,parentSchema:q.properties.locales,data:a};e===null?e=[m]:e.push(m),i++}let o=a.length;for(let m=0;m<o;m++){let h=a[m];if(typeof h==
"string"){if(!ni.test(h)){let R={instancePath:p+"/locales/"+m,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(\
[-_][A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"',schema:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$",parentSchema:q.properties.
locales.items,data:h};e===null?e=[R]:e.push(R),i++}}else{let R={instancePath:p+"/locales/"+m,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:q.properties.locales.items.type,parentSchema:q.properties.locales.items,data:h};e===null?e=[R]:e.push(R),i++}}let u=a.
length,l;if(u>1){let m={};for(;u--;){let h=a[u];if(typeof h=="string"){if(typeof m[h]=="number"){l=m[h];let R={instancePath:p+"/locales",schemaPath:"#/propertie\
s/locales/uniqueItems",keyword:"uniqueItems",params:{i:u,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+u+" are identical)",schema:!0,parentSchema:q.
properties.locales,data:a};e===null?e=[R]:e.push(R),i++;break}m[h]=u}}}}else{let o={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array",schema:q.properties.locales.type,parentSchema:q.properties.locales,data:a};e===null?e=[o]:e.push(o),i++}}if(s.
files!==void 0){let a=s.files;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){
let m={instancePath:p+"/files/"+u,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required \
property 'path'",schema:q.properties.files.items.required,parentSchema:q.properties.files.items,data:l};e===null?e=[m]:e.push(m),i++}for(let m in l)if(!(m==="pa\
th"||m==="text"||m==="base64"||m==="file"||m==="copy_of"||m==="mime_type")){let h={instancePath:p+"/files/"+u,schemaPath:"#/properties/files/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:q.properties.files.items,
data:l};e===null?e=[h]:e.push(h),i++}if(l.path!==void 0){let m=l.path;if(typeof m=="string"){if(!li.test(m)){let h={instancePath:p+"/files/"+u+"/path",schemaPath:"\
#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},message:'must match pattern "^/[^\\ud800-\\udfff]+$"',
schema:"^/[^\\ud800-\\udfff]+$",parentSchema:q.properties.files.items.properties.path,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/files/"+
u+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.files.items.
properties.path.type,parentSchema:q.properties.files.items.properties.path,data:m};e===null?e=[h]:e.push(h),i++}}if(l.text!==void 0){let m=l.text;if(typeof m!="\
string"){let h={instancePath:p+"/files/"+u+"/text",schemaPath:"#/properties/files/items/properties/text/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:q.properties.files.items.properties.text.type,parentSchema:q.properties.files.items.properties.text,data:m};e===null?e=[h]:e.push(h),i++}}if(l.
base64!==void 0){let m=l.base64;if(typeof m=="string"){if(!ui.test(m)){let h={instancePath:p+"/files/"+u+"/base64",schemaPath:"#/properties/files/items/properti\
es/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},message:'must match pattern "^[A-Za-z0-9+/]*={0,2}$"',schema:"^[A-Za-z0-9+/]*={0,\
2}$",parentSchema:q.properties.files.items.properties.base64,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/files/"+u+"/base64",schemaPath:"\
#/properties/files/items/properties/base64/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.files.items.properties.base64.
type,parentSchema:q.properties.files.items.properties.base64,data:m};e===null?e=[h]:e.push(h),i++}}if(l.file!==void 0){let m=l.file;if(typeof m!="string"){let h={
instancePath:p+"/files/"+u+"/file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.files.items.properties.file.type,parentSchema:q.properties.files.items.properties.file,data:m};e===null?e=[h]:e.push(h),i++}}if(l.copy_of!==void 0){let m=l.
copy_of;if(typeof m!="string"){let h={instancePath:p+"/files/"+u+"/copy_of",schemaPath:"#/properties/files/items/properties/copy_of/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:q.properties.files.items.properties.copy_of.type,parentSchema:q.properties.files.items.properties.copy_of,data:m};
e===null?e=[h]:e.push(h),i++}}if(l.mime_type!==void 0){let m=l.mime_type;if(typeof m=="string"){if(!mi.test(m)){let h={instancePath:p+"/files/"+u+"/mime_type",schemaPath:"\
#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},message:'must match pa\
ttern "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"',schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:q.properties.files.items.properties.mime_type,
data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/files/"+u+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.files.items.properties.mime_type.type,parentSchema:q.properties.files.items.properties.
mime_type,data:m};e===null?e=[h]:e.push(h),i++}}}else{let m={instancePath:p+"/files/"+u,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:q.properties.files.items.type,parentSchema:q.properties.files.items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={
instancePath:p+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.files.type,parentSchema:q.
properties.files,data:a};e===null?e=[o]:e.push(o),i++}}if(s.upload_collections!==void 0){let a=s.upload_collections;if(Array.isArray(a)){let o=a.length;for(let u=0;u<
o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:p+"/upload_collections/"+u,schemaPath:"#/properties/upload_\
collections/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:q.properties.upload_collections.items.
required,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.label===void 0){let m={instancePath:p+"/upload_collections\
/"+u,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label\
'",schema:q.properties.upload_collections.items.required,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[m]:e.push(m),i++}for(let m in l)
if(!(m==="id"||m==="label"||m==="position"||m==="parent")){let h={instancePath:p+"/upload_collections/"+u,schemaPath:"#/properties/upload_collections/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:q.properties.
upload_collections.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.id!==void 0){let m=l.id;if(typeof m=="string"){if(Tt(m)<1){let h={instancePath:p+"/upload_col\
lections/"+u+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",schema:1,parentSchema:q.properties.upload_collections.items.properties.id,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/\
upload_collections/"+u+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:q.properties.upload_collections.items.properties.id.type,parentSchema:q.properties.upload_collections.items.properties.id,data:m};e===null?e=[h]:e.push(h),
i++}}if(l.label!==void 0){let m=l.label;if(typeof m!="string"){let h={instancePath:p+"/upload_collections/"+u+"/label",schemaPath:"#/properties/upload_collectio\
ns/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.upload_collections.items.properties.label.type,
parentSchema:q.properties.upload_collections.items.properties.label,data:m};e===null?e=[h]:e.push(h),i++}}if(l.position!==void 0){let m=l.position;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let h={instancePath:p+"/upload_collections/"+u+"/position",schemaPath:"#/properties/upload_collections/items/properti\
es/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.properties.upload_collections.items.properties.position.type,parentSchema:q.
properties.upload_collections.items.properties.position,data:m};e===null?e=[h]:e.push(h),i++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let h={instancePath:p+
"/upload_collections/"+u+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:q.properties.upload_collections.items.properties.position,data:m};e===null?e=[h]:e.push(h),i++}}if(l.parent!==void 0){
let m=l.parent,h=i,R=!0,Ue=i;if(m!==null){let ae={};e===null?e=[ae]:e.push(ae),i++}var t=Ue===i;if(i=h,e!==null&&(h?e.length=h:e=null),!t){let ae=i;Ye(m,{instancePath:p+
"/upload_collections/"+u+"/parent",parentData:l,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===null?Ye.errors:v(e,Ye.errors),i=e.length);var t=ae===
i;R=t}if(!R){let ae={instancePath:p+"/upload_collections/"+u+"/parent",schemaPath:"#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{
failingKeyword:"else"},message:'must match "else" schema',schema:q.properties.upload_collections.items.properties.parent.if,parentSchema:q.properties.upload_collections.
items.properties.parent,data:m};e===null?e=[ae]:e.push(ae),i++}}}else{let m={instancePath:p+"/upload_collections/"+u,schemaPath:"#/properties/upload_collections\
/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.upload_collections.items.type,parentSchema:q.properties.upload_collections.
items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/upload_collections",schemaPath:"#/properties/upload_collections/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:q.properties.upload_collections.type,parentSchema:q.properties.upload_collections,data:a};e===null?e=[o]:e.push(o),
i++}}if(s.uploads!==void 0){let a=s.uploads;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let m={instancePath:p+"/uploads/"+u,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"id"},message:"must\
 have required property 'id'",schema:q.properties.uploads.items.required,parentSchema:q.properties.uploads.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.path===
void 0){let m={instancePath:p+"/uploads/"+u,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},message:"must ha\
ve required property 'path'",schema:q.properties.uploads.items.required,parentSchema:q.properties.uploads.items,data:l};e===null?e=[m]:e.push(m),i++}for(let m in l)
if(!te.call(q.properties.uploads.items.properties,m)){let h={instancePath:p+"/uploads/"+u,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:q.properties.uploads.items,data:l};e===
null?e=[h]:e.push(h),i++}if(l.id!==void 0){let m=l.id;if(typeof m=="string"){if(Tt(m)<1){let h={instancePath:p+"/uploads/"+u+"/id",schemaPath:"#/properties/uplo\
ads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.uploads.
items.properties.id,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploads/"+u+"/id",schemaPath:"#/properties/uploads/items/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.id.type,parentSchema:q.properties.uploads.items.
properties.id,data:m};e===null?e=[h]:e.push(h),i++}}if(l.path!==void 0){let m=l.path;if(typeof m!="string"){let h={instancePath:p+"/uploads/"+u+"/path",schemaPath:"\
#/properties/uploads/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.path.
type,parentSchema:q.properties.uploads.items.properties.path,data:m};e===null?e=[h]:e.push(h),i++}}if(l.basename!==void 0){let m=l.basename;if(typeof m=="string"){
if(Tt(m)<1){let h={instancePath:p+"/uploads/"+u+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.uploads.items.properties.basename,data:m};e===null?e=[h]:e.push(h),i++}}else{
let h={instancePath:p+"/uploads/"+u+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.uploads.items.properties.basename.type,parentSchema:q.properties.uploads.items.properties.basename,data:m};e===null?e=[h]:e.
push(h),i++}}if(l.url!==void 0){let m=l.url;if(typeof m=="string"){if(!di.test(m)){let h={instancePath:p+"/uploads/"+u+"/url",schemaPath:"#/properties/uploads/i\
tems/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},message:'must match pattern "^/[^\\ud800-\\udfff]*$"',schema:"^/[^\\ud80\
0-\\udfff]*$",parentSchema:q.properties.uploads.items.properties.url,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploads/"+u+"/url",schemaPath:"\
#/properties/uploads/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.url.
type,parentSchema:q.properties.uploads.items.properties.url,data:m};e===null?e=[h]:e.push(h),i++}}if(l.author!==void 0){let m=l.author;if(typeof m!="string"&&m!==
null){let h={instancePath:p+"/uploads/"+u+"/author",schemaPath:"#/properties/uploads/items/properties/author/type",keyword:"type",params:{type:q.properties.uploads.
items.properties.author.type},message:"must be string,null",schema:q.properties.uploads.items.properties.author.type,parentSchema:q.properties.uploads.items.properties.
author,data:m};e===null?e=[h]:e.push(h),i++}}if(l.copyright!==void 0){let m=l.copyright;if(typeof m!="string"&&m!==null){let h={instancePath:p+"/uploads/"+u+"/c\
opyright",schemaPath:"#/properties/uploads/items/properties/copyright/type",keyword:"type",params:{type:q.properties.uploads.items.properties.copyright.type},message:"\
must be string,null",schema:q.properties.uploads.items.properties.copyright.type,parentSchema:q.properties.uploads.items.properties.copyright,data:m};e===null?e=
[h]:e.push(h),i++}}if(l.notes!==void 0){let m=l.notes;if(typeof m!="string"&&m!==null){let h={instancePath:p+"/uploads/"+u+"/notes",schemaPath:"#/properties/upl\
oads/items/properties/notes/type",keyword:"type",params:{type:q.properties.uploads.items.properties.notes.type},message:"must be string,null",schema:q.properties.
uploads.items.properties.notes.type,parentSchema:q.properties.uploads.items.properties.notes,data:m};e===null?e=[h]:e.push(h),i++}}if(l.tags!==void 0){let m=l.tags;
if(Array.isArray(m)){let h=m.length;for(let R=0;R<h;R++){let Ue=m[R];if(typeof Ue!="string"){let ae={instancePath:p+"/uploads/"+u+"/tags/"+R,schemaPath:"#/prope\
rties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.tags.
items.type,parentSchema:q.properties.uploads.items.properties.tags.items,data:Ue};e===null?e=[ae]:e.push(ae),i++}}}else{let h={instancePath:p+"/uploads/"+u+"/ta\
gs",schemaPath:"#/properties/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.uploads.items.
properties.tags.type,parentSchema:q.properties.uploads.items.properties.tags,data:m};e===null?e=[h]:e.push(h),i++}}if(l.default_field_metadata!==void 0){let m=l.
default_field_metadata;if(m&&typeof m=="object"&&!Array.isArray(m))for(let h in m)Kr(m[h],{instancePath:p+"/uploads/"+u+"/default_field_metadata/"+h.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:h,rootData:c,dynamicAnchors:y})||(e=e===null?Kr.errors:v(e,Kr.errors),i=e.length);else{let h={instancePath:p+
"/uploads/"+u+"/default_field_metadata",schemaPath:"#/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:q.properties.uploads.items.properties.default_field_metadata.type,parentSchema:q.properties.uploads.items.properties.default_field_metadata,
data:m};e===null?e=[h]:e.push(h),i++}}if(l.creator!==void 0&&(Br(l.creator,{instancePath:p+"/uploads/"+u+"/creator",parentData:l,parentDataProperty:"creator",rootData:c,
dynamicAnchors:y})||(e=e===null?Br.errors:v(e,Br.errors),i=e.length)),l.upload_collection!==void 0){let m=l.upload_collection,h=i,R=!0,Ue=i;if(m!==null){let ae={};
e===null?e=[ae]:e.push(ae),i++}var r=Ue===i;if(i=h,e!==null&&(h?e.length=h:e=null),!r){let ae=i;Ye(m,{instancePath:p+"/uploads/"+u+"/upload_collection",parentData:l,
parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?Ye.errors:v(e,Ye.errors),i=e.length);var r=ae===i;R=r}if(!R){let ae={instancePath:p+
"/uploads/"+u+"/upload_collection",schemaPath:"#/properties/uploads/items/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema',schema:q.properties.uploads.items.properties.upload_collection.if,parentSchema:q.properties.uploads.items.properties.upload_collection,
data:m};e===null?e=[ae]:e.push(ae),i++}}if(l.created_at!==void 0){let m=l.created_at;if(typeof m=="string"){if(!Q.test(m)){let h={instancePath:p+"/uploads/"+u+"\
/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"',schema:"date-time",parentSchema:q.properties.uploads.items.properties.created_at,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploa\
ds/"+u+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.uploads.items.properties.created_at.type,parentSchema:q.properties.uploads.items.properties.created_at,data:m};e===null?e=[h]:e.push(h),i++}}if(l.updated_at!==
void 0){let m=l.updated_at;if(typeof m=="string"){if(!Q.test(m)){let h={instancePath:p+"/uploads/"+u+"/updated_at",schemaPath:"#/properties/uploads/items/proper\
ties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:q.properties.uploads.
items.properties.updated_at,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploads/"+u+"/updated_at",schemaPath:"#/properties/uploads/items/\
properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.updated_at.type,parentSchema:q.
properties.uploads.items.properties.updated_at,data:m};e===null?e=[h]:e.push(h),i++}}}else{let m={instancePath:p+"/uploads/"+u,schemaPath:"#/properties/uploads/\
items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.uploads.items.type,parentSchema:q.properties.uploads.items,data:l};
e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"},message:"must b\
e array",schema:q.properties.uploads.type,parentSchema:q.properties.uploads,data:a};e===null?e=[o]:e.push(o),i++}}if(s.webhooks!==void 0){let a=s.webhooks;if(Array.
isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:p+"/webhooks/"+u,schemaPath:"\
#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:q.properties.webhooks.items.
required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.name===void 0){let m={instancePath:p+"/webhooks/"+u,schemaPath:"#/pr\
operties/webhooks/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:q.properties.webhooks.items.
required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[m]:e.push(m),i++}if(l.url===void 0){let m={instancePath:p+"/webhooks/"+u,schemaPath:"#/pro\
perties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:q.properties.webhooks.items.
required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[m]:e.push(m),i++}for(let m in l)if(!te.call(q.properties.webhooks.items.properties,m)){let h={
instancePath:p+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties",schema:!1,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.id!==void 0){let m=l.id;if(typeof m==
"string"){if(Tt(m)<1){let h={instancePath:p+"/webhooks/"+u+"/id",schemaPath:"#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.webhooks.items.properties.id,data:m};e===null?e=[h]:e.push(h),i++}}else{let h={
instancePath:p+"/webhooks/"+u+"/id",schemaPath:"#/properties/webhooks/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.webhooks.items.properties.id.type,parentSchema:q.properties.webhooks.items.properties.id,data:m};e===null?e=[h]:e.push(h),i++}}if(l.name!==void 0){let m=l.
name;if(typeof m!="string"){let h={instancePath:p+"/webhooks/"+u+"/name",schemaPath:"#/properties/webhooks/items/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:q.properties.webhooks.items.properties.name.type,parentSchema:q.properties.webhooks.items.properties.name,data:m};e===null?
e=[h]:e.push(h),i++}}if(l.url!==void 0){let m=l.url;if(typeof m!="string"){let h={instancePath:p+"/webhooks/"+u+"/url",schemaPath:"#/properties/webhooks/items/p\
roperties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.webhooks.items.properties.url.type,parentSchema:q.properties.
webhooks.items.properties.url,data:m};e===null?e=[h]:e.push(h),i++}}if(l.custom_payload!==void 0){let m=l.custom_payload;if(typeof m!="string"&&m!==null){let h={
instancePath:p+"/webhooks/"+u+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:q.properties.
webhooks.items.properties.custom_payload.type},message:"must be string,null",schema:q.properties.webhooks.items.properties.custom_payload.type,parentSchema:q.properties.
webhooks.items.properties.custom_payload,data:m};e===null?e=[h]:e.push(h),i++}}if(l.headers!==void 0){let m=l.headers;if(m&&typeof m=="object"&&!Array.isArray(m))
for(let h in m){let R=m[h];if(typeof R!="string"){let Ue={instancePath:p+"/webhooks/"+u+"/headers/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/webhooks/items/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.webhooks.items.
properties.headers.additionalProperties.type,parentSchema:q.properties.webhooks.items.properties.headers.additionalProperties,data:R};e===null?e=[Ue]:e.push(Ue),
i++}}else{let h={instancePath:p+"/webhooks/"+u+"/headers",schemaPath:"#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:q.properties.webhooks.items.properties.headers.type,parentSchema:q.properties.webhooks.items.properties.headers,data:m};e===null?
e=[h]:e.push(h),i++}}if(l.events!==void 0){let m=l.events;if(Array.isArray(m)){let h=m.length;for(let R=0;R<h;R++)Hr(m[R],{instancePath:p+"/webhooks/"+u+"/event\
s/"+R,parentData:m,parentDataProperty:R,rootData:c,dynamicAnchors:y})||(e=e===null?Hr.errors:v(e,Hr.errors),i=e.length)}else{let h={instancePath:p+"/webhooks/"+
u+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.webhooks.
items.properties.events.type,parentSchema:q.properties.webhooks.items.properties.events,data:m};e===null?e=[h]:e.push(h),i++}}if(l.http_basic_user!==void 0){let m=l.
http_basic_user;if(typeof m!="string"&&m!==null){let h={instancePath:p+"/webhooks/"+u+"/http_basic_user",schemaPath:"#/properties/webhooks/items/properties/http\
_basic_user/type",keyword:"type",params:{type:q.properties.webhooks.items.properties.http_basic_user.type},message:"must be string,null",schema:q.properties.webhooks.
items.properties.http_basic_user.type,parentSchema:q.properties.webhooks.items.properties.http_basic_user,data:m};e===null?e=[h]:e.push(h),i++}}if(l.http_basic_password!==
void 0){let m=l.http_basic_password;if(typeof m!="string"&&m!==null){let h={instancePath:p+"/webhooks/"+u+"/http_basic_password",schemaPath:"#/properties/webhoo\
ks/items/properties/http_basic_password/type",keyword:"type",params:{type:q.properties.webhooks.items.properties.http_basic_password.type},message:"must be stri\
ng,null",schema:q.properties.webhooks.items.properties.http_basic_password.type,parentSchema:q.properties.webhooks.items.properties.http_basic_password,data:m};
e===null?e=[h]:e.push(h),i++}}if(l.enabled!==void 0){let m=l.enabled;if(typeof m!="boolean"){let h={instancePath:p+"/webhooks/"+u+"/enabled",schemaPath:"#/prope\
rties/webhooks/items/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.webhooks.items.properties.enabled.
type,parentSchema:q.properties.webhooks.items.properties.enabled,data:m};e===null?e=[h]:e.push(h),i++}}if(l.payload_api_version!==void 0){let m=l.payload_api_version;
if(typeof m!="string"){let h={instancePath:p+"/webhooks/"+u+"/payload_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.webhooks.items.properties.payload_api_version.type,parentSchema:q.properties.
webhooks.items.properties.payload_api_version,data:m};e===null?e=[h]:e.push(h),i++}}if(l.nested_items_in_payload!==void 0){let m=l.nested_items_in_payload;if(typeof m!=
"boolean"){let h={instancePath:p+"/webhooks/"+u+"/nested_items_in_payload",schemaPath:"#/properties/webhooks/items/properties/nested_items_in_payload/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.webhooks.items.properties.nested_items_in_payload.type,parentSchema:q.properties.webhooks.
items.properties.nested_items_in_payload,data:m};e===null?e=[h]:e.push(h),i++}}if(l.auto_retry!==void 0){let m=l.auto_retry;if(typeof m!="boolean"){let h={instancePath:p+
"/webhooks/"+u+"/auto_retry",schemaPath:"#/properties/webhooks/items/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",
schema:q.properties.webhooks.items.properties.auto_retry.type,parentSchema:q.properties.webhooks.items.properties.auto_retry,data:m};e===null?e=[h]:e.push(h),i++}}}else{
let m={instancePath:p+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.
webhooks.items.type,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/webhooks",schemaPath:"#/propert\
ies/webhooks/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.webhooks.type,parentSchema:q.properties.webhooks,data:a};e===
null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.type,parentSchema:q,
data:s};e===null?e=[a]:e.push(a),i++}return ys.errors=e,i===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(s,p){for(let P of p)s.push(P);return s}
var hi={flat:{updateUpload:{200:At,202:ga,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,503:w,request:Ta},getUpload:{200:At,401:w,403:w,404:w,422:w,429:w,503:w},
deleteUpload:{200:At,401:w,403:w,404:w,422:w,429:w,503:w},createUpload:{201:At,202:ga,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:Oa},listUploads:{200:Ea,
401:w,403:w,422:w,429:w,503:w},createUploadRequest:{201:za,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:Fa},updateWebhook:{200:Dt,400:w,401:w,403:w,404:w,
413:w,415:w,422:w,429:w,503:w,request:Ua},getWebhook:{200:Dt,401:w,403:w,404:w,422:w,429:w,503:w},deleteWebhook:{200:Dt,401:w,403:w,404:w,422:w,429:w,503:w},createWebhook:{
201:Dt,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:Va},listWebhooks:{200:Ca,401:w,403:w,422:w,429:w,503:w},listWebhookCalls:{200:La,401:w,403:w,422:w,
429:w,503:w},getWebhookCall:{200:Wa,401:w,403:w,404:w,422:w,429:w,503:w},resendWebhookCall:{401:w,403:w,404:w,422:w,429:w,503:w},getUploadCollection:{200:Nt,401:w,
403:w,404:w,422:w,429:w,503:w},updateUploadCollection:{200:Nt,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,503:w,request:Ra},deleteUploadCollection:{200:Nt,401:w,
403:w,404:w,422:w,429:w,503:w},createUploadCollection:{201:Nt,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:Za},listUploadCollections:{200:Ma,401:w,403:w,
422:w,429:w,503:w},getJobResult:{200:Ka,401:w,403:w,404:w,422:w,429:w,503:w}},"json-api":{updateUpload:{200:xt,202:_a,400:S,401:S,404:S,413:S,415:S,422:S,429:S,
503:S,request:Ba},getUpload:{200:xt,401:S,404:S,422:S,429:S,503:S},deleteUpload:{200:xt,401:S,404:S,422:S,429:S,503:S},createUpload:{201:xt,202:_a,400:S,401:S,413:S,
415:S,422:S,429:S,503:S,request:Ha},listUploads:{200:Ja,401:S,422:S,429:S,503:S},createUploadRequest:{201:Ya,400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:Ga},
updateWebhook:{200:It,400:S,401:S,404:S,413:S,415:S,422:S,429:S,503:S,request:Qa},getWebhook:{200:It,401:S,404:S,422:S,429:S,503:S},deleteWebhook:{200:It,401:S,
404:S,422:S,429:S,503:S},createWebhook:{201:It,400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:Xa},listWebhooks:{200:ei,401:S,422:S,429:S,503:S},listWebhookCalls:{
200:ri,401:S,422:S,429:S,503:S},getWebhookCall:{200:ti,401:S,404:S,422:S,429:S,503:S},resendWebhookCall:{401:S,404:S,422:S,429:S,503:S},getUploadCollection:{200:$t,
401:S,404:S,422:S,429:S,503:S},updateUploadCollection:{200:$t,400:S,401:S,404:S,413:S,415:S,422:S,429:S,503:S,request:si},deleteUploadCollection:{200:$t,401:S,404:S,
422:S,429:S,503:S},createUploadCollection:{201:$t,400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:ai},listUploadCollections:{200:ii,401:S,422:S,429:S,503:S},getJobResult:{
200:pi,401:S,404:S,422:S,429:S,503:S}},seed:oi};var ci=bs,ur={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function bs(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=bs.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let r in s)if(r!=="replace_strategy"){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:ur,data:s};e===null?e=[a]:e.push(a),i++}let t=s.replace_strategy;if(typeof t!="string"){let r=typeof t,
a;if(a===void 0)if(r=="number"||r=="boolean")a=""+t;else if(t===null)a="";else{let o={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strate\
gy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ur.properties.replace_strategy.type,parentSchema:ur.properties.replace_strategy,data:t};
e===null?e=[o]:e.push(o),i++}a!==void 0&&(t=a,s!==void 0&&(s.replace_strategy=a))}if(!(t==="create_new_url"||t==="keep_url")){let r={instancePath:p+"/replace_st\
rategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"enum",params:{allowedValues:ur.properties.replace_strategy.enum},message:"must be equal to one \
of the allowed values",schema:ur.properties.replace_strategy.enum,parentSchema:ur.properties.replace_strategy,data:t};e===null?e=[r]:e.push(r),i++}}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ur.type,parentSchema:ur,data:s};e===null?e=[t]:e.push(t),
i++}return bs.errors=e,i===0}bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yi=gs,Zs={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,
properties:{}};function gs(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=gs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Zs,data:s};e===null?e=[r]:
e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Zs.type,parentSchema:Zs,data:s};
e===null?e=[t]:e.push(t),i++}return gs.errors=e,i===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fi=_s,Ms={$id:"standin://flat/query/deleteUplo\
ad",type:"object",additionalProperties:!1,properties:{}};function _s(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=_s.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:Ms,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ms.type,parentSchema:Ms,data:s};e===null?e=[t]:e.push(t),i++}return _s.errors=e,i===0}_s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bi=Ps,
Ks={$id:"standin://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function Ps(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ks,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Ks.type,parentSchema:Ks,data:s};e===null?e=[t]:e.push(t),i++}return Ps.errors=e,i===0}Ps.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var gi=qs,ge={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"in\
teger",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][md5][eq]":{type:"strin\
g"}}};function qs(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=qs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===
void 0&&(s["page[limit]"]=30);for(let a in s)if(!(a==="page[offset]"||a==="page[limit]"||a==="filter[ids]"||a==="filter[fields][md5][eq]")){let o={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:ge,
data:s};e===null?e=[o]:e.push(o),i++}let t=s["page[offset]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a=typeof t,o;if(o===void 0)if(a==="bo\
olean"||t===null||a==="string"&&t&&t==+t&&!(t%1))o=+t;else{let u={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:ge.properties["page[offset]"].type,parentSchema:ge.properties["page[offset]"],data:t};e===null?e=[u]:e.
push(u),i++}o!==void 0&&(t=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+"/page[offset]",schemaPath:"\
#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ge.properties["page[offse\
t]"],data:t};e===null?e=[a]:e.push(a),i++}let r=s["page[limit]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a=typeof r,o;if(o===void 0)if(a===
"boolean"||r===null||a==="string"&&r&&r==+r&&!(r%1))o=+r;else{let u={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:ge.properties["page[limit]"].type,parentSchema:ge.properties["page[limit]"],data:r};e===null?e=[u]:e.push(
u),i++}o!==void 0&&(r=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof r=="number"&&isFinite(r)){if(r>500||isNaN(r)){let a={instancePath:p+"/page[limit]",schemaPath:"\
#/properties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <= 500",schema:500,parentSchema:ge.properties["page[\
limit]"],data:r};e===null?e=[a]:e.push(a),i++}if(r<1||isNaN(r)){let a={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ge.properties["page[limit]"],data:r};e===null?e=[a]:e.push(a),i++}}if(s["\
filter[ids]"]!==void 0){let a=s["filter[ids]"];if(typeof a!="string"){let o=typeof a,u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{
let l={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ge.properties["\
filter[ids]"].type,parentSchema:ge.properties["filter[ids]"],data:a};e===null?e=[l]:e.push(l),i++}u!==void 0&&(a=u,s!==void 0&&(s["filter[ids]"]=u))}}if(s["filt\
er[fields][md5][eq]"]!==void 0){let a=s["filter[fields][md5][eq]"];if(typeof a!="string"){let o=typeof a,u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===
null)u="";else{let l={instancePath:p+"/filter[fields][md5][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bmd5%5D%5Beq%5D/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ge.properties["filter[fields][md5][eq]"].type,parentSchema:ge.properties["filter[fields][md5][eq]"],data:a};e===null?e=
[l]:e.push(l),i++}u!==void 0&&(a=u,s!==void 0&&(s["filter[fields][md5][eq]"]=u))}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:ge.type,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),i++}return qs.errors=e,i===0}qs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var _i=ks,Bs={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};function ks(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ks.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Bs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Bs.type,parentSchema:Bs,data:s};e===null?e=[t]:e.push(t),i++}return ks.errors=e,i===
0}ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pi=ws,Hs={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};
function ws(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ws.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Hs,data:s};e===null?e=[r]:e.push(r),i++}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Hs.type,parentSchema:Hs,data:s};e===null?e=[t]:e.
push(t),i++}return ws.errors=e,i===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qi=vs,Js={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,
properties:{}};function vs(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=vs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Js,data:s};e===null?e=[r]:
e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Js.type,parentSchema:Js,data:s};
e===null?e=[t]:e.push(t),i++}return vs.errors=e,i===0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ki=Ss,Ys={$id:"standin://flat/query/deleteWebh\
ook",type:"object",additionalProperties:!1,properties:{}};function Ss(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ss.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:Ys,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ys.type,parentSchema:Ys,data:s};e===null?e=[t]:e.push(t),i++}return Ss.errors=e,i===0}Ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wi=js,
Gs={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function js(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=js.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:Gs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Gs.type,parentSchema:Gs,data:s};e===null?e=[t]:e.push(t),i++}return js.errors=e,i===0}js.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var vi=As,Qs={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function As(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=As.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Qs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Qs.type,parentSchema:Qs,data:s};e===null?e=[t]:e.push(t),i++}return As.errors=e,i===
0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Si=Ds,se={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{
"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields\
][webhook_id][eq]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"s\
tandin://flat/schemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},order_by:{type:"string",enum:["we\
bhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"cre\
ated_at_desc"}}},wt={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function Yr(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let t=typeof s,r;if(r===void 0)if(t=="number"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:wt.type,parentSchema:wt,data:s};e===null?e=[a]:e.push(a),i++}r!==void 0&&(s=r,P!==
void 0&&(P[_]=r))}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache\
_tags")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:wt.enum},message:"must be equal to one of the allowed values",schema:wt.
enum,parentSchema:wt,data:s};e===null?e=[t]:e.push(t),i++}return Yr.errors=e,i===0}Yr.evaluated={dynamicProps:!1,dynamicItems:!1};var vt={type:"string",enum:["c\
reate","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Gr(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let t=typeof s,r;if(r===void 0)if(t=="number"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:vt.type,parentSchema:vt,data:s};e===null?e=[a]:e.push(a),i++}r!==void 0&&(s=r,P!==void 0&&
(P[_]=r))}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deplo\
y_failed"||s==="change"||s==="invalidate")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vt.enum},message:"must be equal to on\
e of the allowed values",schema:vt.enum,parentSchema:vt,data:s};e===null?e=[t]:e.push(t),i++}return Gr.errors=e,i===0}Gr.evaluated={dynamicProps:!1,dynamicItems:!1};
var St={type:"string",enum:["pending","success","failed","rescheduled"]};function Qr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,r;if(r===void 0)if(t=="num\
ber"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:St.
type,parentSchema:St,data:s};e===null?e=[a]:e.push(a),i++}r!==void 0&&(s=r,P!==void 0&&(P[_]=r))}if(!(s==="pending"||s==="success"||s==="failed"||s==="reschedul\
ed")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:St.enum},message:"must be equal to one of the allowed values",schema:St.enum,
parentSchema:St,data:s};e===null?e=[t]:e.push(t),i++}return Qr.errors=e,i===0}Qr.evaluated={dynamicProps:!1,dynamicItems:!1};function Ds(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.
order_by="created_at_desc");for(let o in s)if(!(o==="page[offset]"||o==="page[limit]"||o==="filter[ids]"||o==="filter[fields][webhook_id][eq]"||o==="filter[fiel\
ds][entity_type][eq]"||o==="filter[fields][event_type][eq]"||o==="filter[fields][status][eq]"||o==="order_by")){let u={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:se,data:s};e===null?
e=[u]:e.push(u),i++}let t=s["page[offset]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o=typeof t,u;if(u===void 0)if(o==="boolean"||t===null||
o==="string"&&t&&t==+t&&!(t%1))u=+t;else{let l={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer",schema:se.properties["page[offset]"].type,parentSchema:se.properties["page[offset]"],data:t};e===null?e=[l]:e.push(l),i++}u!==void 0&&
(t=u,s!==void 0&&(s["page[offset]"]=u))}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:p+"/page[offset]",schemaPath:"#/properties/page\
%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:se.properties["page[offset]"],data:t};e===
null?e=[o]:e.push(o),i++}let r=s["page[limit]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,u;if(u===void 0)if(o==="boolean"||r===null||
o==="string"&&r&&r==+r&&!(r%1))u=+r;else{let l={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:se.properties["page[limit]"].type,parentSchema:se.properties["page[limit]"],data:r};e===null?e=[l]:e.push(l),i++}u!==void 0&&
(r=u,s!==void 0&&(s["page[limit]"]=u))}if(typeof r=="number"&&isFinite(r)){if(r>500||isNaN(r)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/pag\
e%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <= 500",schema:500,parentSchema:se.properties["page[limit]"],data:r};
e===null?e=[o]:e.push(o),i++}if(r<1||isNaN(r)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:se.properties["page[limit]"],data:r};e===null?e=[o]:e.push(o),i++}}if(s["filter[ids]"]!==void 0){
let o=s["filter[ids]"];if(typeof o!="string"){let u=typeof o,l;if(l===void 0)if(u=="number"||u=="boolean")l=""+o;else if(o===null)l="";else{let m={instancePath:p+
"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},message:"must be string",schema:se.properties["filter[ids]"].
type,parentSchema:se.properties["filter[ids]"],data:o};e===null?e=[m]:e.push(m),i++}l!==void 0&&(o=l,s!==void 0&&(s["filter[ids]"]=l))}}if(s["filter[fields][web\
hook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let u=typeof o,l;if(l===void 0)if(u=="number"||u=="boolean")l=""+o;else if(o===
null)l="";else{let m={instancePath:p+"/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:se.properties["filter[fields][webhook_id][eq]"].type,parentSchema:se.properties["filter[fields][webhook_i\
d][eq]"],data:o};e===null?e=[m]:e.push(m),i++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][webhook_id][eq]"]=l))}}s["filter[fields][entity_type][eq]"]!==void 0&&
(Yr(s["filter[fields][entity_type][eq]"],{instancePath:p+"/filter[fields][entity_type][eq]",parentData:s,parentDataProperty:"filter[fields][entity_type][eq]",rootData:c,
dynamicAnchors:y})||(e=e===null?Yr.errors:pa(e,Yr.errors),i=e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(Gr(s["filter[fields][event_type][eq]"],{instancePath:p+
"/filter[fields][event_type][eq]",parentData:s,parentDataProperty:"filter[fields][event_type][eq]",rootData:c,dynamicAnchors:y})||(e=e===null?Gr.errors:pa(e,Gr.
errors),i=e.length)),s["filter[fields][status][eq]"]!==void 0&&(Qr(s["filter[fields][status][eq]"],{instancePath:p+"/filter[fields][status][eq]",parentData:s,parentDataProperty:"\
filter[fields][status][eq]",rootData:c,dynamicAnchors:y})||(e=e===null?Qr.errors:pa(e,Qr.errors),i=e.length));let a=s.order_by;if(typeof a!="string"){let o=typeof a,
u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{let l={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:se.properties.order_by.type,parentSchema:se.properties.order_by,data:a};e===null?e=[l]:e.push(l),i++}
u!==void 0&&(a=u,s!==void 0&&(s.order_by=u))}if(!(a==="webhook_id_asc"||a==="webhook_id_desc"||a==="created_at_asc"||a==="created_at_desc"||a==="last_sent_at_as\
c"||a==="last_sent_at_desc"||a==="next_retry_at_asc"||a==="next_retry_at_desc")){let o={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"\
enum",params:{allowedValues:se.properties.order_by.enum},message:"must be equal to one of the allowed values",schema:se.properties.order_by.enum,parentSchema:se.
properties.order_by,data:a};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:se.type,parentSchema:se,data:s};e===null?e=[t]:e.push(t),i++}return Ds.errors=e,i===0}Ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ji=Ns,
Xs={$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function Ns(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:Xs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Xs.type,parentSchema:Xs,data:s};e===null?e=[t]:e.push(t),i++}return Ns.errors=e,i===0}Ns.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ai=xs,ea={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,properties:{}};function xs(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ea,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ea.type,parentSchema:ea,data:s};e===null?e=[t]:e.push(t),i++}return xs.
errors=e,i===0}xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Di=Is,ra={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function Is(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Is.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ra,data:s};e===null?e=[r]:
e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ra.type,parentSchema:ra,data:s};
e===null?e=[t]:e.push(t),i++}return Is.errors=e,i===0}Is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ni=$s,ta={$id:"standin://flat/query/updateUplo\
adCollection",type:"object",additionalProperties:!1,properties:{}};function $s(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=$s.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:ta,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:ta.type,parentSchema:ta,data:s};e===null?e=[t]:e.push(t),i++}return $s.errors=e,i===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xi=Ts,
sa={$id:"standin://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Ts(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:sa,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:sa.type,parentSchema:sa,data:s};e===null?e=[t]:e.push(t),i++}return Ts.errors=e,i===0}Ts.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ii=Os,aa={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Os(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:aa,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:aa.type,parentSchema:aa,data:s};e===null?e=[t]:e.push(t),i++}return Os.
errors=e,i===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $i=Es,jt={$id:"standin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,
properties:{"filter[ids]":{type:"string"}}};function Es(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!=="filter[\
ids]"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional \
properties",schema:!1,parentSchema:jt,data:s};e===null?e=[r]:e.push(r),i++}if(s["filter[ids]"]!==void 0){let t=s["filter[ids]"];if(typeof t!="string"){let r=typeof t,
a;if(a===void 0)if(r=="number"||r=="boolean")a=""+t;else if(t===null)a="";else{let o={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:jt.properties["filter[ids]"].type,parentSchema:jt.properties["filter[ids]"],data:t};e===
null?e=[o]:e.push(o),i++}a!==void 0&&(t=a,s!==void 0&&(s["filter[ids]"]=a))}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:jt.type,parentSchema:jt,data:s};e===null?e=[t]:e.push(t),i++}return Es.errors=e,i===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ti=zs,ia={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,properties:{}};function zs(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=zs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:ia,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ia.type,parentSchema:ia,data:s};e===null?e=[t]:e.push(t),i++}return zs.errors=e,i===0}zs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function pa(s,p){for(let P of p)s.push(P);return s}var Oi={updateUpload:ci,getUpload:yi,deleteUpload:fi,createUpload:bi,listUploads:gi,
createUploadRequest:_i,updateWebhook:Pi,getWebhook:qi,deleteWebhook:ki,createWebhook:wi,listWebhooks:vi,listWebhookCalls:Si,getWebhookCall:ji,resendWebhookCall:Ai,
getUploadCollection:Di,updateUploadCollection:Ni,deleteUploadCollection:xi,createUploadCollection:Ii,listUploadCollections:$i,getJobResult:Ti};export{hi as bodies,Oi as queries};
